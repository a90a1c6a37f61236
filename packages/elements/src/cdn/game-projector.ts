import '../locales/en.js';
import '../locales/code-dependence-en.js';
import 'lit';
import '@lit/context';
import { defineProjector } from '../game-projector/define-projector.js';

export { defineProjector as defineElements };
export { VERSION } from '../store/define.js';

defineProjector();
