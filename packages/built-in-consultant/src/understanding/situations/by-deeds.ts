import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Situation } from './situation.ts';
import { patternOf, patternText } from './word-pattern.ts';

/** Fewer words name a subject and tell nothing; more have a story in which anything may happen. */
const WORDS_MIN = 4;
const WORDS_MAX = 75;

interface ToldByDeeds extends Situation {
  unless: readonly string[];
  fits: (text: string) => boolean;
}

const kept = new WeakMap<Knowledge['situations'], readonly ToldByDeeds[]>();

/**
 * The situation that a message tells by who does what to whom.
 * @param certain the label that certainly fits the message, if any
 */
export function toldByDeeds(
  message: string,
  certain: string,
  situations: Knowledge['situations'],
): Situation | null {
  const { length } = wordsOf(message);
  if (length < WORDS_MIN || length > WORDS_MAX) return null;
  const text = patternText(message);
  const found = situationsByDeeds(situations).find(
    ({ unless, fits }) => !unless.includes(certain) && fits(text),
  );
  return found ?? null;
}

/** The patterns are put together when the first message is read. */
export function situationsByDeeds(situations: Knowledge['situations']): readonly ToldByDeeds[] {
  const known = kept.get(situations);
  if (known) return known;
  const { groups, situations: deeds } = situations.deeds;
  const made = Object.entries(deeds).map(([name, { label, any, not = [], unless = [] }]) => {
    const ways = any.map((way) => way.map((each) => patternOf(each, groups)));
    const ruledOut = not.map((each) => patternOf(each, groups));
    const fits = (text: string) =>
      ways.some((way) => way.every((each) => each.test(text))) &&
      !ruledOut.some((each) => each.test(text));
    const answer = Object.hasOwn(situations.texts.EN, name) ? ('own' as const) : ('card' as const);
    return { name, label, answer, unless, fits };
  });
  kept.set(situations, made);
  return made;
}
