import { createActor, type Actor, type AnyStateMachine, type Snapshot } from 'xstate';

/**
 * Starts a chart, from a snapshot or afresh. XState goes over the events it has put off by `for…in`, and so finds some
 * on a page that has extended `Object.prototype`: they are kept in an object without one.
 *
 * @param error is told what a guard or an assign threw; the actor is deaf after it
 */
export function startActor(
  machine: AnyStateMachine,
  snapshot?: Snapshot<unknown>,
  error?: (error: unknown) => void,
): Actor<AnyStateMachine> {
  const actor = createActor(machine, snapshot === undefined ? {} : { snapshot });
  if (error) actor.subscribe({ error });
  const { _snapshot: kept } = actor.system as { _snapshot?: { _scheduledEvents: object } };
  if (kept) kept._scheduledEvents = Object.create(null) as object;
  return actor.start();
}
