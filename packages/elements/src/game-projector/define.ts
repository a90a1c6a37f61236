import { defineProjector } from './define-projector.js';

defineProjector();
