import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { codeDependence } from '@cluekit/sdk/code-dependence';
import { replay } from '@cluekit/sdk/record';
import { wordCodes } from '@cluekit/sdk/word-codes';
import { slimXState } from '../../bundle/slim-xstate.mjs';
import { root } from '../../run/root.mjs';
import { bundle } from '../support/site.mjs';

const source = `export { assign, createActor, createMachine } from 'xstate';
export { createRules } from '@cluekit/sdk/host';
export { replay } from '@cluekit/sdk/record';`;

const charts = { 'Word Codes': wordCodes.machine, 'Code Dependence': codeDependence.machine };

const recordsOf = (game) =>
  JSON.parse(readFileSync(join(root, `packages/sdk/test-data/${game}-records.json`), 'utf8'));

/** @type {typeof import('xstate') & typeof import('@cluekit/sdk/host') & typeof import('@cluekit/sdk/record')} */
let slim;

before(async () => {
  const code = await bundle(source, [slimXState()]);
  slim = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
});

/** What a chart has that the slimmed XState has not. */
function beyond({ config, implementations: { actions, guards } }) {
  const found = [];
  const only = (where, value, keys) =>
    found.push(...Object.keys(value).flatMap((key) => (keys.includes(key) ? [] : [`${where} ${key}`])));
  const expect = (fine, what) => fine || found.push(what);
  only('chart', config, ['types', 'id', 'context', 'initial', 'states']);
  expect(typeof config.context === 'object', 'context');
  for (const [state, node] of Object.entries(config.states)) {
    only(state, node, ['on']);
    expect(/^\w+$/.test(state), `state ${state}`);
    for (const [event, branches] of Object.entries(node.on)) {
      expect(/^\w+$/.test(event), `event ${event}`);
      for (const branch of [branches].flat()) {
        only(`${state}/${event}`, branch, ['guard', 'target', 'actions']);
        const { guard, target, actions: names = [] } = branch;
        expect(
          guard === undefined || (typeof guards[guard] === 'function' && !('check' in guards[guard])),
          `guard ${guard}`,
        );
        expect(target === undefined || Object.hasOwn(config.states, target), `target ${target}`);
        for (const name of [names].flat())
          expect(actions[name]?.type === 'xstate.assign', `action ${JSON.stringify(name)}`);
      }
    }
  }
  return found;
}

for (const [game, machine] of Object.entries(charts)) {
  test(`the chart of ${game} has nothing that the slimmed XState has not`, () => {
    assert.ok(Object.keys(machine.config.states).length >= 4);
    assert.deepEqual(beyond(machine), []);
  });

  test(`a chart of ${game} with more is told`, () => {
    const { config, implementations } = machine;
    const clue = { ...config.states.clue, after: {}, on: { 'a.*': { target: '#b', actions: () => {} } } };
    const more = { ...config, states: { ...config.states, clue } };
    const names = ['clue after', 'event a.*', 'target #b', 'action undefined'];
    assert.deepEqual(beyond({ config: more, implementations }), names);
  });
}

for (const game of ['word-codes', 'code-dependence'])
  test(`every record of ${game} plays to the same result as with the whole XState`, () => {
    const records = recordsOf(game);
    assert.ok(records.length > 50, `${records.length} records`);
    for (const { name, record, result } of records) {
      assert.deepEqual(slim.replay(record), result, name);
      assert.deepEqual(slim.replay(record), replay(record), name);
    }
  });

/** Rules over a small chart: `add` adds, `guarded` throws in its guard, `broken` in its assign. */
function counting(errors) {
  const fail = (words) => () => {
    throw new Error(words);
  };
  const add = { actions: 'add' };
  const machine = slim.createMachine(
    {
      context: { sum: 0, parts: [{ deep: true }] },
      initial: 'before',
      states: {
        before: { on: { start: { target: 'open', actions: 'add' } } },
        open: { on: { add, guarded: { guard: 'fails', ...add }, broken: { actions: 'fails' } } },
      },
    },
    {
      guards: { fails: fail('in the guard') },
      actions: {
        add: slim.assign(({ context }) => ({ sum: context.sum + 1 })),
        fails: slim.assign(fail('in the assign')),
      },
    },
  );
  const rules = slim.createRules({ machine, refuse: () => null }, undefined, (error) => errors.push(error));
  rules.start({ type: 'start' }, 0);
  return rules;
}

test('a throw in a guard or an assign is told, and the rules go on from the state before it', () => {
  const errors = [];
  const rules = counting(errors);
  rules.apply({ type: 'add' }, 1);
  for (const type of ['guarded', 'broken']) {
    const { state } = rules;
    assert.deepEqual(rules.apply({ type }, 2), { code: 'internal' });
    assert.deepEqual(rules.state, state);
  }
  assert.match(errors[0].message, /in the guard/);
  assert.match(errors[1].message, /in the assign/);
  assert.equal(rules.apply({ type: 'add' }, 3), null);
  assert.deepEqual(rules.state, { sum: 3, parts: [{ deep: true }] });
});

test('an event that the phase has not changes nothing; after a stop none does', () => {
  const rules = counting([]);
  const { state } = rules;
  assert.deepEqual(rules.apply({ type: 'start' }, 1), { code: 'wrong-phase' });
  assert.deepEqual(rules.apply({ type: 'xstate.stopped' }, 1), { code: 'wrong-phase' });
  rules.stop();
  rules.stop();
  assert.deepEqual(rules.apply({ type: 'add' }, 1), { code: 'wrong-phase' });
  assert.equal(rules.state, state);
});

test('observers hear each snapshot, and the end', () => {
  const heard = [];
  const machine = slim.createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
  const actor = slim.createActor(machine);
  actor.subscribe({ next: ({ value }) => heard.push(value), complete: () => heard.push('end') });
  actor.start().send({ type: 'go' });
  actor.stop();
  assert.deepEqual(heard, ['a', 'b', 'end']);
});

test('what is left out is not there', () => {
  const actor = slim.createActor(slim.createMachine({}));
  assert.throws(() => actor.on('*', () => {}), /not a function/);
});

test('an XState that has a part under another name stops the build', async () => {
  const other = { name: 'other', transform: (code) => code.replaceAll('resolveAssign', 'resolveAnother') };
  await assert.rejects(bundle(source, [other, slimXState()]), /"resolveAssign" 0 times, not 1/);
});
