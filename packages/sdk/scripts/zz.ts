// relations.ts IMPL OUT : every related pair of the vocabulary, by one implementation, as text lines "clue word rel"
import { readFileSync, writeFileSync, createWriteStream } from 'node:fs';
const [impl, out, vocab = '/tmp/mender/vocab.txt', extra] = process.argv.slice(2);
const { stems, american, english } = await import(impl + '/words/stem.ts');
const { isNear } = await import(impl + '/words/near.ts');
const { singulars, undoubled } = await import(impl + '/words/singulars.ts');
const V = readFileSync(vocab, 'utf8').split('\n');
const E: any = english();
const S = V.map((w) => stems(w));
const bases = (word: string): readonly string[] => { const [, stem] = /^(.{3,})(?:ed|ing)$/.exec(word) ?? []; return stem === undefined ? singulars(word) : [word, `${stem}e`, ...undoubled(stem)]; };
const idx = new Map<string, number[]>();
const push = (k: string, i: number) => { const l = idx.get(k); if (l) { if (l.at(-1) !== i) l.push(i); } else idx.set(k, [i]); };
// families as strings
const famOf = (i: number): number[] => S[i].same.flatMap((s: string) => [...(E.families.get(s) ?? [])]);
V.forEach((w, i) => {
  for (const s of S[i].near) push('n' + s, i);
  for (const f of famOf(i)) push('f' + f, i);
  for (const b of new Set(bases(american(w)))) push('b' + b, i);
});
const partners = new Map<string, Set<string>>();
const addP = (a: string, b: string) => { let s = partners.get(a); if (!s) partners.set(a, (s = new Set())); s.add(b); };
for (const pair of E.endings) { const [a, b] = pair.split('/'); addP(a, b); addP(b, a); }
if (extra) for (const pair of readFileSync(extra, 'utf8').trim().split(/\s+/)) { const [a, b] = pair.split('/'); addP(a!, b!); addP(b!, a!); }
const small = new Map<string, number>(); V.forEach((w, i) => { if (w.length <= 3) small.set(w, i); });
const inter = (a: readonly string[], b: readonly string[]) => a.some((x) => b.includes(x));
const lines: string[] = []; let n = 0;
for (let i = 0; i < V.length; i++) {
  const w = V[i]!; const cand = new Set<number>();
  for (const s of S[i].near) for (const j of idx.get('n' + s)!) cand.add(j);
  for (const f of famOf(i)) for (const j of idx.get('f' + f)!) cand.add(j);
  for (const b of bases(american(w))) for (let cut = Math.max(3, b.length - 7); cut <= b.length; cut++) { const p = partners.get(b.slice(cut)); if (p) for (const e of p) { const l = idx.get('b' + b.slice(0, cut) + e); if (l) for (const j of l) cand.add(j); } }
  for (const whole of singulars(w)) { for (const k of [whole.slice(0, 3), whole.slice(-3), ...(E.compounds.get(whole) ?? [])]) { const j = small.get(k); if (j !== undefined) cand.add(j); } }
  cand.delete(i);
  for (const j of cand) {
    const x = V[j]!;
    if (inter(S[i].same, S[j].same)) { lines.push(`${w} ${x} S`); continue; }
    if (x.length >= 4 && (x.includes(w) || w.includes(x))) continue; // the overlap check comes first
    if (isNear(w, S[i], x, S[j])) lines.push(`${w} ${x} N`);
  }
}
lines.sort();
writeFileSync(out!, lines.join('\n') + '\n');
console.log(impl, V.length, lines.length);
