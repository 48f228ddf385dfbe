import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { RunningTurns } from './running-turns.ts';
import { Turns, type TurnsDependencies } from './turns.ts';

const GRACE_MS = 20_000;

it('a drain waits for a question that is just being accepted', async () => {
  const consultant = new ScriptedConsultant();
  const accepted = Promise.withResolvers<boolean>();
  consultant.usesModel = () => accepted.promise;
  const dependencies: Partial<TurnsDependencies> = { consultant, running: new RunningTurns() };
  const turns = new Turns(dependencies as TurnsDependencies);
  const asked = turns.ask({} as Parameters<Turns['ask']>[0], {} as Parameters<Turns['ask']>[1]);
  let isDrained = false;
  const drained = turns.drain(GRACE_MS).then(() => {
    isDrained = true;
  });
  await tick();
  expect(isDrained).toBe(false);
  // Whether it is accepted or not.
  accepted.reject(new Error('no database'));
  await expect(asked).rejects.toThrow('no database');
  await drained;
});
