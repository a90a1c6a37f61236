import { defineCodeDependence } from './define-code-dependence.js';

defineCodeDependence();
