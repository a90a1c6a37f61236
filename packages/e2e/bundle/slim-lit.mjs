import { slim } from './slim.mjs';

/*
 * What the drop-in files leave out of Lit. Lit's own production files are short already, so what goes is given as it
 * stands there. Our elements: properties in a static table, of type Boolean, Number or with a converter; templates
 * without comments, raw text, MathML, or an expression that stands for a whole element; no directive that waits.
 * `slim-lit.test.mjs` holds that they are like that.
 */

/** A text that stands in a file once. */
const once = (text, be = '') => ({
  find: new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'),
  be: be.replaceAll('$', '$$$$'),
  times: 1,
});

const sheets = slim({
  library: 'lit css',
  files: /[\\/]node_modules[\\/]@lit[\\/]reactive-element[\\/]css-tag\.js$/,
  facts: {
    'no polyfill of shadow trees': once('&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)'),
    'nobody constructs a result': once(
      'if(this._$cssResult$=!0,o!==s)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");',
      'this._$cssResult$=!0;',
    ),
    'the words of a mistake': once(
      `Error("Value passed to 'css' function must be a 'css' function result: "+t+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")`,
      'Error(t)',
    ),
  },
});

const element = slim({
  library: '@lit/reactive-element',
  files: /[\\/]node_modules[\\/]@lit[\\/]reactive-element[\\/]reactive-element\.js$/,
  facts: {
    'no polyfill waits for it': once('p?.({ReactiveElement:y}),'),
    'nobody counts versions': once('(a.reactiveElementVersions??=[]).push("2.1.2")', '0'),
    'no decorators: no metadata': once(
      'Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;',
    ),
    'no decorators: none to read': once(
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
    ),
    'no decorators: no initializers': once('static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}'),
    'no decorators: none to inherit': once(',void 0!==t.l&&(this.l=[...t.l])'),
    'no decorators: none to call': once(',this.constructor.l?.forEach(t=>t(this))'),
    'no decorators: no accessor is there before': once(
      'this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),',
    ),
    'no accessor of a class is called': once(
      'const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)}',
      'return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h,i)}',
    ),
    'no property is initialised by an accessor': once(
      'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
    ),
    'no default is kept for an attribute': once(
      'C(t,s,{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)||(this.hasUpdated||i||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}',
      'C(t,s,{reflect:e}){this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t)}',
    ),
    'no default is gone back to': once(
      '||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))',
    ),
    'an attribute that goes is what its converter says': once('r??this._$Ej?.get(e)??r', 'r'),
    'only texts become attributes': once(
      'toAttribute(t,s){switch(s){case Boolean:t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}return t}',
      'toAttribute:t=>t',
    ),
    'attributes hold no JSON': once('break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}'),
    'no property has a symbol for its name': once('...o(t)'),
    'controllers stay': once('removeController(t){this._$EO?.delete(t)}'),
  },
});

const elementClass = slim({
  library: 'lit-element',
  files: /[\\/]node_modules[\\/]lit-element[\\/]lit-element\.js$/,
  facts: {
    'nothing came from a server': once(',s.litElementHydrateSupport?.({LitElement:i})'),
    'no polyfill waits for it': once('const o=s.litElementPolyfillSupport;o?.({LitElement:i});'),
    'nobody counts versions': once('(s.litElementVersions??=[]).push("4.2.2");'),
    'nothing in a template waits': once(
      'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}',
    ),
    'no directive asks whether it is connected': once(
      'this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),',
    ),
  },
});

const templates = slim({
  library: 'lit-html',
  files: /[\\/]node_modules[\\/]lit-html[\\/]lit-html\.js$/,
  facts: {
    'no polyfill waits for it': once('B?.(S,k),'),
    'nobody counts versions': once('(t.litHtmlVersions??=[]).push("3.3.3");', '0;'),
    'no MathML': once('3===i?"<math>":', ''),
    'no MathML ends': once('3===i?"</math>":', ''),
    'no MathML is unwrapped': once('2===i||3===i', '2===i'),
    'no raw text': once('(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p)', '(c=p)'),
    'no raw text to look for': once('c=n??v', 'c=v'),
    'no raw text to part': once(
      'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}',
    ),
    'no expression in a comment': once(
      'else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}',
    ),
    'no expression for an element': once(
      'else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t));',
      ';',
    ),
    'no part for an element': once(':6===r.type&&(i=new Z(h,this,t))', ':0'),
    'no template is made by a compiler': once(
      '"number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s)',
      'this._$AC(t)',
    ),
    'no directive is told that it is gone': once('h?._$AO?.(!1),'),
    'no part asks whether it is connected': once(
      'setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}',
    ),
    'no part is told that it is gone': once('this._$AP?.(!1,!0,s);', ';'),
    'no part remembers it': once(',this._$Cv=e?.isConnected??!0'),
    'listeners are functions without options': once(
      'e=t===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,',
      'e=t===A&&s!==A,',
    ),
    'no object listens': once(
      '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)',
      'this._$AH.call(this.options?.host??this.element,t)',
    ),
    'all is of one document': once('(t?.creationScope??l)', 'l'),
  },
});

/** Rollup plugins: Lit without what our elements do not ask of it. */
export const slimLit = () => [sheets, element, elementClass, templates];
