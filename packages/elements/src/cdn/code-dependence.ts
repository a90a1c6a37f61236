// Words first: see word-codes.ts.
import '@cluekit/sdk/decks/classic';
import '../locales/en.js';
import '../locales/code-dependence-en.js';
import 'lit';
import '@lit/context';
import { defineCodeDependence } from '../code-dependence/define-code-dependence.js';

export { defineCodeDependence as defineElements };
export { VERSION } from '../store/define.js';

defineCodeDependence();
