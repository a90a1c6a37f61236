import { Linter } from 'eslint'; import lit from 'eslint-plugin-lit'; import a11y from 'eslint-plugin-lit-a11y'; import ts from 'typescript-eslint'; import { readFileSync } from 'node:fs'; import { files } from './run/files.mjs';
const run=(t)=>new Linter().verify(t, [{languageOptions:{parser:ts.parser},plugins:{lit,'lit-a11y':a11y}, rules:{...lit.configs['flat/recommended'].rules,...a11y.configs.recommended.rules}}]);
for (const f of files('packages/elements/src', /\.ts$/)) { try { run(readFileSync(f,'utf8')); } catch(e){ console.log(f, 'threw', e.message.slice(0,280)); } }
const cands=[
 "html`<h3\n tabindex=\"-1\">${b}</h3>`", "html`<p>${b.map(\n(c) => c,\n)} <h3 tabindex=\"-1\">a</h3></p>`", "html`${c(b,\n b)}<h3 tabindex=\"-1\">${b}</h3>`", "html`<p a=${c(b,\n b)}><h3 tabindex=\"-1\">${b}</h3></p>`","html`<p a=${b\n}>\n<h3 tabindex=\"-1\">${b}</h3></p>`","html`<p a=${c(\n{d:1,\ne:2})} b=${c(\nb)}><b tabindex=\"-1\"></b></p>`"];
for (const c of cands) { try { run("import { html } from 'lit';\nexport const a = (b) => "+c+";\n"); console.log('ok'); } catch(e){ console.log(JSON.stringify(c), 'threw', e.message.slice(0,180)); } }
const exprs=["${b}","${b.map(\n      (c) => c,\n    )}","${c(b, b, 'a long long long text here to be long')}","${b ? html`<i a=${b}>\n\n</i>` : nothing}"];
const attrs=["a=E","tabindex=\"-1\"","?d=E","@click=E"]; let found=0;
let seed=1; const rnd=(n)=>{ seed=(seed*1103515245+12345)&0x7fffffff; return seed%n; };
for (let i=0;i<20000&&found<3;i++){ const E=()=>exprs[rnd(4)]; const nl=()=>["\n      "," ","\n"][rnd(3)];
 const tag=()=>`<p${nl()}${attrs[rnd(4)].replace('E',E)}${nl()}${attrs[rnd(4)].replace('E',E)}>${nl()}${rnd(2)?E():''}${nl()}</p>`;
 const t="import { html } from 'lit';\nexport const a = (b) =>\n  html`"+tag()+nl()+tag()+"`;\n";
 try { run(t); } catch(e){ found++; console.log(t, e.message.slice(0,180)); } }
console.log('found', found);
