import { lettered } from '@savet/text/lettered';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Reading } from '../reading.ts';

const opening =
  '^[^\\p{L}]*(?:(?:and|but|now|ok|okay|so|please|pls|can you|could you|а|и|но|сега|добре|ок|моля|може ли да|а сега)[,. ]+)*';
/** “Make it shorter”, „Направи я по-кратка“: how the text before is to be, and nothing else. */
const wish = lettered(
  `${opening}(?:(?:make|write|keep) (?:it|this|that|them) |(?:(?:го|я|ги) )?(?:направ|напиш)(?:и|ете|иш) (?:(?:го|я|ги|това) )?)(?:(?:a (?:bit|little)|much|even|малко|доста|още|много) )?(?:(?:more|less) (?:formal|friendly|personal|serious|official|polite)|shorter|longer|briefer|warmer|softer|firmer|simpler|friendlier|clearer|по-(?:кратк|къс|дълг|топл|мек|твърд|прост|учтив|официалн|приятелск|личн|ясн|сериозн|любезн)\\p{L}{0,3})(?: (?:please|then|моля))?[\\s.!?]*$`,
  'iu',
);

/** Whether a message only asks to write the text before in another way. */
export function isReworkWish(query: string): boolean {
  return wish.test(inCyrillicIfBulgarian(query));
}

/** Readings whose subject such a wish never names. */
const named: readonly Reading['kind'][] = ['sensitive', 'savet', 'talk', 'off-scope'];

/** “Make it shorter” after a text that was refused: there is nothing to change, and no other matter is meant. */
export function orNothingToChange(reading: Reading, query: string, asked: string): Reading {
  if (!named.includes(reading.kind) || !isReworkWish(query)) return reading;
  const { language } = reading;
  if (asked === '') return { kind: 'unknown', language };
  return { kind: 'part', ask: 'lost', place: null, about: asked, of: null, language };
}
