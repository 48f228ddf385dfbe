import type { Provider } from '../test-server/provider.ts';

/** Steps of a turn at which the server is killed. */
export const killSteps = [
  'while the question arrives',
  'after the acknowledgement',
  'when the provider is asked',
  'after the first text',
  'in the middle of the text',
  'while the turn is settled',
  'after the turn was settled',
] as const;
export type KillStep = (typeof killSteps)[number];

/** The whole answer, with characters of one, two and four bytes. */
export const pieces = ['Започнете ', 'от **клиента** ', '😀, not from ', 'the product', '.'];
export const answerText = pieces.join('');

export interface KillPoint {
  provider: Provider;
  /** The acknowledgement; rejects when the server dies before it. */
  acknowledged: Promise<unknown>;
  /** 0 to 1: how far into a step that takes time. */
  random: number;
}

/** Upper limits for arriving, storing and settling, in milliseconds. */
const ARRIVES_MS = 40;
const STORES_MS = 300;
const SETTLES_MS = 60;

/** Advances a turn to a step. */
export async function reach(step: KillStep, point: KillPoint): Promise<void> {
  const { provider, acknowledged, random } = point;
  if (step === 'while the question arrives') return pass(random * ARRIVES_MS);
  await acknowledged;
  if (step === 'after the acknowledgement') return undefined;
  const answer = await provider.next();
  if (step === 'when the provider is asked') return undefined;
  answer.say(pieces[0] ?? '');
  if (step === 'after the first text') return pass(random * STORES_MS);
  for (const piece of pieces.slice(1, -1)) answer.say(piece);
  if (step === 'in the middle of the text') return pass(random * STORES_MS);
  answer.say(pieces.at(-1) ?? '');
  answer.finish();
  if (step === 'while the turn is settled') return pass(random * SETTLES_MS);
  return pass(SETTLES_MS + random * STORES_MS);
}

/** The delay is arbitrary on purpose: it does not wait for an event. */
function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
