import { CODE_DEPENDENCE_FACES } from '../../../src/code-dependence/faces.js';
import { bringFaces } from '../../../src/store/faces.js';

/** The faces of Code Dependence, without its preset: for elements that stand by themselves. */
export const bringCodeDependence = (): void => bringFaces('code-dependence', CODE_DEPENDENCE_FACES);
