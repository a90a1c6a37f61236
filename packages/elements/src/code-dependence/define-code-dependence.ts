import { defineAll, type DefineOptions } from '../store/define-all.js';
import { bringFaces } from '../store/faces.js';
import { CODE_DEPENDENCE_ELEMENTS } from './elements.js';
import { CODE_DEPENDENCE_FACES } from './faces.js';

/**
 * Registers the elements of Code Dependence. It never throws for names that are taken; `<code-dependence>` under a
 * prefix is made of parts under the same prefix.
 *
 * @example defineCodeDependence({ prefix: 'my-' }); // <my-code-dependence>
 */
export function defineCodeDependence(options?: DefineOptions): void {
  bringFaces('code-dependence', CODE_DEPENDENCE_FACES);
  defineAll(CODE_DEPENDENCE_ELEMENTS, options);
}
