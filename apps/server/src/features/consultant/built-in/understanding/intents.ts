import { type Language, languages, type ResponseStyle } from '@savet/contract/limits';
import type { Knowledge } from '../knowledge.ts';
import { holdsAny } from './signs.ts';
import { type Horizon, horizons, type Intent, intents } from './understanding.schema.ts';

type Needed = Pick<Knowledge, 'understanding'>;

/** What is wanted of a topic. */
export function intentOf(words: readonly string[], { understanding }: Needed): Intent {
  const found = intents.find(
    (intent) => intent !== 'advise' && holdsAny(words, understanding.intents[intent]),
  );
  return found ?? 'advise';
}

/** A length that the question itself asks for. */
export function styleAsked(
  words: readonly string[],
  { understanding: { followUps } }: Needed,
): ResponseStyle | null {
  if (holdsAny(words, followUps.shorter)) return 'concise';
  return holdsAny(words, followUps.longer) ? 'explanatory' : null;
}

/** The language that the question asks to be answered in. */
export function languageAsked(
  words: readonly string[],
  { understanding: { inLanguage } }: Needed,
): Language | null {
  return languages.find((language) => holdsAny(words, inLanguage[language])) ?? null;
}

/** How many are asked for; null where no number is named. */
export function countAsked(
  words: readonly string[],
  { understanding: { numbers } }: Needed,
): number | null {
  const found = Object.entries(numbers).find(([, signs]) => holdsAny(words, signs));
  return found ? Number(found[0]) : null;
}

/** The time that a plan is to cover. */
export function horizonAsked(words: readonly string[], { understanding }: Needed): Horizon | null {
  const longestFirst = [...horizons].reverse();
  return longestFirst.find((horizon) => holdsAny(words, understanding.horizons[horizon])) ?? null;
}

/** The channel that the words name, as its key. */
export function channelNamed(
  words: readonly string[],
  { channels }: Pick<Knowledge, 'channels'>,
): string | null {
  const found = Object.entries(channels).find(([, { signs }]) => holdsAny(words, signs));
  return found?.[0] ?? null;
}
