import 'lit';
import '@lit/context';
import { defineCodeDependence } from '../code-dependence/define-code-dependence.js';

export { defineCodeDependence as defineElements };
export { VERSION } from '../store/define.js';

defineCodeDependence();
