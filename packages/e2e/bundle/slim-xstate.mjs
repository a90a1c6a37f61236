import { isThrow, slim } from './slim.mjs';

/*
 * What the drop-in files leave out of XState 5.33.3. Our charts are flat: states with `on`, guards by name, `assign`
 * actions, and one live actor that has no parent, no children and no clock. `slim-xstate.test.mjs` holds that each
 * chart is like that, and that the slimmed XState plays every record to the same result.
 */

/** What never runs there. */
const leftOut = [
  // No events are emitted.
  'Actor.on',
  // Delays, and states within states.
  'StateNode.after',
  'StateNode.initial',
  'StateMachine.getStateNodeById',
  // The first event of a machine starts its children.
  'StateMachine.start',
  // What tools ask a chart, an actor or a snapshot.
  'getPersistedSnapshot',
  'Actor.select',
  'Actor.attachDevTools',
  'Actor.toJSON',
  'formatTransition.transition.toJSON',
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
  // One actor, without a name, a clock, inspectors and tools, in a system of its own.
  'Actor.constructor': `this.logic = logic;
    this.mailbox = new Mailbox(this._process.bind(this));
    this.observers = new Set();
    this._processingStatus = ProcessingStatus.NotStarted;
    this.options = options ?? {};
    this.system = createSystem();
    this._initState(this.options.snapshot);`,
  createSystem: `return {
    _register() {},
    _unregister() {},
    _relay: (source, target, event) => target._send(event),
    start() {},
    scheduler: { cancelAll() {} },
  };`,
  // No children, and no actions but assigns: nothing is put off.
  'Actor.update': `this._snapshot = snapshot;
    if (snapshot.status === 'error') return this._error(snapshot.error);
    if (snapshot.status === 'active') for (const { next } of this.observers) next?.(snapshot);`,
  'StateNode.invoke': 'return [];',
  // After a throw an actor goes on from a live snapshot; none is kept or read as JSON.
  'StateMachine.restoreSnapshot': 'if (!snapshot.machine) leftOut(); return snapshot;',
  // No event comes by itself, and no step follows another.
  macrostep: `if (event.type === XSTATE_INIT) return { snapshot };
    if (event.type === XSTATE_STOP) return { snapshot: cloneMachineSnapshot(snapshot, { status: 'stopped' }) };
    return { snapshot: microstep(selectTransitions(event, snapshot), snapshot, actorScope, event)[0] };`,
  // A chart without states within states is in one state; a step leads from it to itself or to another one.
  getInitialStateNodes: 'return [stateNode, stateNode.states[stateNode.config.initial]];',
  getStateValue: 'return stateNodes.at(-1).key;',
  transitionNode: 'return transitionAtomicNode(stateNode, stateValue, snapshot, event);',
  resolveTarget: 'return targets?.map((key) => stateNode.parent.states[key]);',
  microstep: `const [{ actions, target } = { actions: [] }] = transitions;
    const next = resolveActionsAndContext(currentSnapshot, event, actorScope, actions);
    return [target ? cloneMachineSnapshot(next, { _nodes: [next.machine.root, target.at(-1)] }) : next, []];`,
  createMachineSnapshot: `const { status, error, context, _nodes } = config;
    return { status, error, machine, context, _nodes, value: getStateValue(machine.root, _nodes) };`,
  'StateNode.constructor': `this.config = config;
    this.parent = options._parent;
    this.id = this.key = options._key;
    this.machine = options._machine;
    this.states = mapValues(config.states ?? {}, (state, key) =>
      new StateNode(state, { _parent: this, _key: key, _machine: this.machine }));`,
  'StateMachine.constructor': `this.config = config;
    this.implementations = implementations;
    this.root = new StateNode(config, { _key: config.id, _machine: this });
    this.root._initialize();`,
  // Guards and assigns only, and all of them by name.
  evaluateGuard: 'return snapshot.machine.implementations.guards[guard]({ context, event });',
  resolveActionsAndContext: `let next = currentSnapshot;
    for (const name of actions) {
      const action = next.machine.implementations.actions[name];
      [next] = action.resolve(actorScope, next, { context: next.context, event }, undefined, action);
    }
    return next;`,
  resolveAssign: `const { context } = snapshot;
    const change = typeof assignment === 'function' ? assignment(actionArgs) : assignment;
    return [cloneMachineSnapshot(snapshot, { context: { ...context, ...change } })];`,
  // Events are named in full, states by their key.
  getCandidates: 'return stateNode.transitions.get(receivedEventType) ?? [];',
  // Kept on the machine, for tools only.
  'StateNode.events': '',
};

/** What is always so there. */
const facts = {
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
  'the first context is an object': { find: /typeof context === 'function'/g, be: 'false', times: 1 },
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
  'no events are emitted': { find: /this\.eventListeners\.clear\(\);/g, be: ';', times: 3 },
  'nobody observes by a symbol': {
    find: /\(\(\) => typeof Symbol === 'function' && Symbol\.observable \|\| '@@observable'\)\(\)/g,
    be: "'@@observable'",
    times: 1,
  },
  'states of an actor are looked up by their names': {
    find: /\/\*#__PURE__\*\/function \(ProcessingStatus\) \{[^}]+\}\(\{\}\)/g,
    be: '{ NotStarted: 0, Running: 1, Stopped: 2 }',
    times: 1,
  },
  'nothing is logged': { find: /console\.log\.bind\(console\)/g, be: 'undefined', times: 1 },
  'no tools are attached': { find: /\bthis\.options\.devTools\b|inspect && !parent/g, be: 'false', times: 2 },
};

const statements = {
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
    times: 1,
  },
  /** The words of errors about a chart that is made wrong; the error of a guard that throws keeps its own. */
  complaint: {
    is: (node, text) => isThrow(node) && !text.includes('Unable to evaluate guard'),
    be: 'leftOut();',
    times: 12,
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
