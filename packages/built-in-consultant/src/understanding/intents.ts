import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import { type Language, languageCodes } from '@savet/contract/languages';
import { beginsWithAny, holdsAny } from '@savet/text/signs';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Horizon, horizons, type Intent, intents } from '../knowledge/understanding.schema.ts';

type Needed = Pick<Knowledge, 'understanding'>;

/** “Explain what positioning is, with an example” wants no text. */
const explaining = ['explain', 'define', 'what is', 'what are', 'обясни*', 'какво е', 'какво са'];

/** The intent of a question, if it is none of `others`. */
export function intentOf(
  words: readonly string[],
  { understanding }: Needed,
  others: readonly Intent[] = [],
): Intent {
  if (!others.includes('explain') && beginsWithAny(words, explaining) && !isCheck(words)) {
    return 'explain';
  }
  const found = intents.find(
    (intent) =>
      intent !== 'advise' &&
      !others.includes(intent) &&
      holdsAny(words, understanding.intents[intent]),
  );
  return found ?? 'advise';
}

const checking = [
  ...['difference', 'better', 'wrong', 'next'],
  ...['разлика*', 'по-добр*', 'следва*', 'наред'],
];

/** “What is the difference” and “what is wrong with this text” are other intents. */
function isCheck(words: readonly string[]): boolean {
  return holdsAny(words, checking);
}

/** The style that the question asks for. */
export function styleAsked(
  words: readonly string[],
  { understanding: { followUps } }: Needed,
): ResponseStyle | null {
  if (holdsAny(words, followUps.shorter)) return 'concise';
  return holdsAny(words, followUps.longer) ? 'explanatory' : null;
}

/** The language that the question asks for. */
export function languageAsked(
  words: readonly string[],
  { understanding: { inLanguage } }: Needed,
): Language | null {
  return languageCodes.find((language) => holdsAny(words, inLanguage[language])) ?? null;
}

/** The number that the question asks for. */
export function countAsked(
  words: readonly string[],
  { understanding: { numbers } }: Needed,
): number | null {
  const found = Object.entries(numbers).find(([, signs]) => holdsAny(words, signs));
  return found ? Number(found[0]) : null;
}

/** The period that a plan is to cover. */
export function horizonAsked(words: readonly string[], { understanding }: Needed): Horizon | null {
  const longestFirst = [...horizons].reverse();
  return longestFirst.find((horizon) => holdsAny(words, understanding.horizons[horizon])) ?? null;
}

/** Key of the channel that the question names. */
export function channelNamed(
  words: readonly string[],
  { channels }: Pick<Knowledge, 'channels'>,
): string | null {
  const found = Object.entries(channels).find(([, { signs }]) => holdsAny(words, signs));
  return found?.[0] ?? null;
}
