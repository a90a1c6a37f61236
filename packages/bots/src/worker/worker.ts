// What a worker of a page runs: a module with an effect, and no exports.
import type { Port } from './port.js';
import { serveBots } from './serve-bots.js';

const scope = globalThis as unknown as Port & { readonly WorkerGlobalScope?: unknown };
if (scope.WorkerGlobalScope !== undefined) serveBots(scope);
