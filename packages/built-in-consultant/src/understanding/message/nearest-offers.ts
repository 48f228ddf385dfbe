import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf } from '../../recognition/label.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { ownWordsIn } from '../verdict/own-words.ts';
import { withoutIdea } from './verdict-on.ts';

/** Fewer words ask about nothing for certain. */
const WORDS_MIN = 4;
/** Less likely advice has nothing to do with the question: the first, and those beside it. */
const NEAR = 0.17;
const SECOND = 0.08;
/** An example that is so like the question makes up for some of it. */
const ALIKE = 0.38;
const NEAR_ALIKE = 0.1;
/** Most likely, such a question is off scope, small talk or about Savet. */
const ELSEWHERE = 0.3;
/** Advice on offer to somebody who may need a person is worse than none. */
const SENSITIVE = 0.15;
const CHOICES = 2;

const advice = ['topics', 'cards'];
const elsewhere = ['off-scope', 'talk', 'check-text', 'savet', 'brand-hub'];

/** The one or two subjects that are nearest to a question that nothing answers for certain; none if there is no sensible one. */
export function nearestOffers(query: string, knowledge: Knowledge): string[] {
  if (comparedWords(query).length < WORDS_MIN) return [];
  const found = knowledge.recogniser.classify(withoutIdea(query), eligibleLabels(query, false));
  const shareOf = (families: readonly string[]) =>
    found
      .filter(({ label }) => families.includes(familyOf(label)))
      .reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (shareOf(elsewhere) >= ELSEWHERE || shareOf(['sensitive']) >= SENSITIVE) return [];
  const likenesses = knowledge.recogniser.likenesses(withoutIdea(query));
  const least = (label: string) => ((likenesses.get(label) ?? 0) >= ALIKE ? NEAR_ALIKE : NEAR);
  const likely = found.filter(({ label }) => advice.includes(familyOf(label)));
  const [first] = likely;
  if (first === undefined || first.likelihood < least(first.label)) return [];
  return likely
    .filter(({ likelihood }) => likelihood >= SECOND)
    .map((each) => ({ ...each, own: ownWordsIn(withoutIdea(query), each.label, knowledge) }))
    .toSorted((a, b) => b.likelihood * (1 + b.own) - a.likelihood * (1 + a.own))
    .slice(0, CHOICES)
    .map(({ label }) => label);
}
