import { isThrow, slim } from './slim.mjs';

/*
 * What the drop-in files leave out of XState 5.33.3. Our charts are flat: states with `on`, guards by name, `assign`
 * actions, and one live actor that has no parent, no children and no clock. `slim-xstate.test.mjs` holds that each
 * chart is like that, and that the slimmed XState plays every record to the same result.
 */

/** What never runs there. */
const leftOut = [
  // Children: nothing is invoked or spawned.
  'spawnChild',
  'stopChild',
  'resolveReferencedActor',
  'createDoneActorEvent',
  'Actor.constructor._actorScope.stopChild',
  // Actions with an effect: an assign has none. No events are emitted.
  'Actor.constructor._actorScope.emit',
  'Actor.constructor._actorScope.actionExecutor',
  'Actor.on',
  // Delays, and states within states.
  'StateNode.after',
  'transitionCompoundNode',
  'transitionParallelNode',
  'StateMachine.getStateNodeById',
  // The first event of a machine starts its children.
  'StateMachine.start',
  // What tools ask a chart, an actor or a snapshot.
  'getPersistedSnapshot',
  'Actor.select',
  'Actor.attachDevTools',
  'Actor.toJSON',
  'machineSnapshotMatches',
  'machineSnapshotHasTag',
  'machineSnapshotCan',
  'machineSnapshotToJSON',
  'machineSnapshotGetMeta',
  'formatTransition.transition.toJSON',
  'formatInitialTransition.transition.toJSON',
  'StateNode.definition',
  'StateNode.toJSON',
  'StateNode.on',
  'StateNode.ownEvents',
  'StateMachine.definition',
  'StateMachine.toJSON',
  'StateMachine.provide',
  'StateMachine.resolveState',
  'StateMachine.microstep',
];

/** What can only come to this there. */
const cut = {
  // A system of one actor, without names, clocks and inspectors.
  createSystem: `return {
    _bookId: () => 'x',
    _register() {},
    _unregister() {},
    _relay: (source, target, event) => target._send(event),
    start() {},
    scheduler: { cancelAll() {} },
  };`,
  // No children: nothing to start, stop or revive, nothing to spawn with.
  stopChildren: 'return nextState;',
  isErrorActorEvent: 'return false;',
  createSpawner: 'return leftOut;',
  'StateNode.invoke': 'return [];',
  // No routes.
  formatRouteTransitions: '',
  // No final, parallel or history states, so never more than one transition at once.
  removeConflictingTransitions: 'return Array.from(enabledTransitions);',
  isHistoryNode: 'return false;',
  // After a throw an actor goes on from a live snapshot; none is kept or read as JSON.
  'StateMachine.restoreSnapshot': 'if (!snapshot.machine) leftOut(); return snapshot;',
  // Events are named in full, states by their key.
  getCandidates: 'return stateNode.transitions.get(receivedEventType) ?? [];',
  toStatePath: 'return [stateId];',
  // Kept on the machine, for tools only.
  'StateNode.events': '',
};

/** What is always so there. */
const facts = {
  'no parallel, final or history state': {
    find: /[\w.?]+ === '(?:parallel|final|history|deep|done)'/g,
    be: 'false',
    times: 21,
  },
  'no state is named by an id or by a path': {
    find: /\bisStateId\([\w[\]]+\)|target\[0\] === STATE_DELIMITER/g,
    be: 'false',
    times: 6,
  },
  'no state does anything by itself': {
    find: /\b\w+\.config\.(?:always|onDone)\b/g,
    be: 'undefined',
    times: 4,
  },
  'nothing follows an event by itself': {
    find: /while \(nextSnapshot\.status === 'active'\)/g,
    be: 'while (false)',
    times: 1,
  },
  'the first context is an object': { find: /typeof context === 'function'/g, be: 'false', times: 1 },
  'guards and actions have no parameters, and are what they seem': {
    find: /'(?:params|check|retryResolve|execute)' in \w+/g,
    be: 'false',
    times: 5,
  },
  'no actor has a parent': {
    find: /\bthis\._parent\b(?! =)|\bparent(?= \? parent\.system)/g,
    be: 'undefined',
    times: 10,
  },
  'no actor copies another': { find: /\bthis\._syncSnapshot\b(?! =)/g, be: 'undefined', times: 1 },
  'no actor has a name': {
    find: /\bthis\.systemId\b(?! =)|(?<=if \()systemId\b/g,
    be: 'undefined',
    times: 5,
  },
  'no actor starts others': { find: /\bthis\.logic\.start(?=\))/g, be: 'undefined', times: 1 },
  'nobody subscribes after the end': {
    find: /this\._processingStatus !== ProcessingStatus\.Stopped/g,
    be: 'true',
    times: 1,
  },
  'a field that nothing is in need not be made': { find: /this\.\w+ = void 0;/g, be: ';', times: 37 },
  'no tools are attached': { find: /\bthis\.options\.devTools\b|inspect && !parent/g, be: 'false', times: 2 },
};

const statements = {
  /** No actor is ever done. */
  done: { is: ({ type, test }) => type === 'SwitchCase' && test?.value === 'done', be: '', times: 3 },
  /** Nothing is invoked, nothing waits, no state is remembered. */
  loop: {
    is: ({ type, right }) =>
      type === 'ForOfStatement' &&
      (['invoke', 'after'].includes(right.property?.name) || right.callee?.name === 'getHistoryNodes'),
    be: ';',
    times: 4,
  },
  /** Nobody inspects: these calls go, with the events that are made for them. */
  inspection: {
    is: ({ expression }) => expression?.callee?.property?.name === '_sendInspectionEvent',
    be: ';',
    times: 4,
  },
  /** The words of errors about a chart that is made wrong; the error of a guard that throws keeps its own. */
  complaint: {
    is: (node, text) => isThrow(node) && !text.includes('Unable to evaluate guard'),
    be: 'leftOut();',
    times: 17,
  },
};

/** A rollup plugin: XState without what cannot run in a flat chart of guards and assigns. */
export const slimXState = () =>
  slim({
    library: 'xstate',
    files: /[\\/]node_modules[\\/]xstate[\\/]dist[\\/]/,
    leftOut,
    cut,
    facts,
    statements,
  });
