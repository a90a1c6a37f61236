/**
 * What the drop-in files leave out of XState 5.33.3. Our charts are flat: states with `on`, guards by name, `assign`
 * actions, and one live actor that has no parent, no children and no clock. `slim-xstate.test.mjs` holds that each
 * chart is like that, and that the slimmed XState plays every record to the same result.
 */

/** What never runs there. It throws, should it ever. A path is the names that the function stands in. */
export const leftOut = [
  // Children: nothing is invoked or spawned.
  'spawnChild',
  'stopChild',
  'resolveReferencedActor',
  'createDoneActorEvent',
  'Actor.constructor._actorScope.stopChild',
  'createSystem.system._set',
  'createSystem.system.get',
  'createSystem.system.getAll',
  // Actions with an effect: an assign has none. No events are emitted.
  'Actor.constructor._actorScope.emit',
  'Actor.constructor._actorScope.actionExecutor',
  'Actor.on',
  // Time: deadlines are the host's.
  'createSystem.scheduler.schedule',
  'createSystem.scheduler.cancel',
  // States within states.
  'transitionCompoundNode',
  'transitionParallelNode',
  'StateMachine.getStateNodeById',
  // What tools ask a chart, an actor or a snapshot.
  'Actor.select',
  'Actor.attachDevTools',
  'Actor.toJSON',
  'createSystem.system.inspect',
  'createSystem.system.getSnapshot',
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

/** What runs, but can only come to this there. */
export const cut = {
  // No children: nothing to start, stop or revive, nothing to spawn with.
  stopChildren: 'return nextState;',
  'StateMachine.start': '',
  'StateMachine.restoreSnapshot.reviveContext': '',
  isErrorActorEvent: 'return false;',
  persistContext: 'return contextPart;',
  createSpawner: 'return leftOut;',
  'StateNode.invoke': 'return [];',
  // No `after`, `always` or `route`, so nothing is scheduled.
  'StateNode.after': 'return [];',
  selectEventlessTransitions: 'return [];',
  formatRouteTransitions: '',
  'createSystem.system.start': '',
  'createSystem.scheduler.cancelAll': '',
  // No final, parallel or history states, so never more than one transition at once.
  removeConflictingTransitions: 'return Array.from(enabledTransitions);',
  isHistoryNode: 'return false;',
  getHistoryNodes: 'return [];',
  serializeHistoryValue: 'return {};',
  'StateMachine.restoreSnapshot.reviveHistoryValue': 'return {};',
  // Events are named in full, states by their key.
  getCandidates: 'return stateNode.transitions.get(receivedEventType) ?? [];',
  toStatePath: 'return [stateId];',
  // Nobody inspects.
  'createSystem.sendInspectionEvent': '',
  // Kept on the machine, for tools only.
  'StateNode.events': '',
};

/** What is always so there; the code behind the other answer goes by itself. */
export const facts = {
  'no parallel, final or history state': {
    find: /[\w.?]+ === '(?:parallel|final|history|deep|done)'/g,
    be: 'false',
    times: 21,
  },
  'no state is named by an id': { find: /\bisStateId\([\w[\]]+\)/g, be: 'false', times: 5 },
  'no actor has a parent': { find: /\bthis\._parent\b(?! =)/g, be: 'undefined', times: 9 },
  'no actor copies another': { find: /\bthis\._syncSnapshot\b(?! =)/g, be: 'undefined', times: 1 },
  'no actor has a name': { find: /\bthis\.systemId\b(?! =)/g, be: 'undefined', times: 2 },
  'a field that nothing is in need not be made': { find: /this\.\w+ = void 0;/g, be: ';', times: 37 },
  'no tools are attached': { find: /\bthis\.options\.devTools\b/g, be: 'false', times: 1 },
};

/**
 * Statements that go: calls that tell an inspector, with the events made for them; the words of errors about charts
 * that are made wrong (the error of a guard that throws keeps its own).
 */
export const statements = { inspection: { times: 5 }, complaint: { times: 17 } };
