import { setTimeout as pause } from 'node:timers/promises';
import type { Provider } from '../../test-server/provider.ts';
import { pieces } from '../answers.ts';
import { requestedAnswer, type send } from '../questions.ts';

/** Steps of a turn at which the server is killed. */
export const turnSteps = [
  'while the question arrives',
  'after the acknowledgement',
  'when the provider is asked',
  'after the first text',
  'in the middle of the text',
  'while the turn is settled',
  'after the turn was settled',
] as const;
export type TurnStep = (typeof turnSteps)[number];

export interface TurnPoint {
  provider: Provider;
  /** The acknowledgement; rejects when the server dies before it. */
  acknowledged: ReturnType<typeof send>;
  /** 0 to 1: how far into a step that takes time. */
  random: number;
}

/** Upper limits for arriving, storing and settling, in milliseconds. */
const ARRIVES_MS = 40;
const STORES_MS = 300;
const SETTLES_MS = 60;

/** Advances a turn to a step. The delays are arbitrary on purpose: they wait for no event. */
export async function reach(step: TurnStep, point: TurnPoint): Promise<void> {
  const { provider, acknowledged, random } = point;
  if (step === 'while the question arrives') return pause(random * ARRIVES_MS);
  await acknowledged;
  if (step === 'after the acknowledgement') return undefined;
  const answer = await requestedAnswer(provider, acknowledged);
  if (step === 'when the provider is asked') return undefined;
  answer.say(pieces[0] ?? '');
  if (step === 'after the first text') return pause(random * STORES_MS);
  for (const piece of pieces.slice(1, -1)) answer.say(piece);
  if (step === 'in the middle of the text') return pause(random * STORES_MS);
  answer.say(pieces.at(-1) ?? '');
  answer.finish();
  if (step === 'while the turn is settled') return pause(random * SETTLES_MS);
  return pause(SETTLES_MS + random * STORES_MS);
}
