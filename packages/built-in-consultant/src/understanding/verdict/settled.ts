import { lettered } from '@savet/text/lettered';
import { stemOf } from '@savet/text/stems';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Candidate } from '../../recognition/classifier.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { ownWordsIn } from './own-words.ts';
import type { Verdict } from './verdict.ts';

type Needed = Pick<Knowledge, 'cards' | 'topicCards' | 'understanding'>;

const advice = ['topics', 'cards'];
/** Advice that is the only one on offer is taken from here on, and with a word of its own a little earlier. */
const LIKELY_ALONE = 0.5;
const LIKELY_OWN = 0.4;
/** It is so many times as likely as the next label, and as all that is off scope. */
const AHEAD_ALONE = 4.5;
const AHEAD_OF_OUTSIDE = 10;
/** Of two, the first is taken if only it is named, or has more words of the question, so many times as likely as the second. */
const AHEAD_NAMED = 1.2;
const LIKELY_NAMED = 0.45;
const AHEAD_OWN = 2.5;
/** Shorter words of a name say nothing. */
const LETTERS_MIN = 4;
/** Words of many subjects, which are a subject for themselves in none. */
const everybody = /^(?:client|custom|people|busines|compan|клиент|хора|бизнес|фирм)/u;
/** “Hourly rate and price of a project”: each part is a name. */
const between = lettered(/,|:|\/|(?<!\p{L})(?:and|or|и|или)(?!\p{L})/iu);

/**
 * A doubtful verdict that the words of the question settle: asking back “do you mean this?” about the only subject that is named helps
 * nobody. What may lie outside the advice stays in doubt.
 */
export function settled(
  verdict: Verdict,
  message: string,
  candidates: readonly Candidate[],
  knowledge: Needed,
): Verdict {
  if (verdict.kind !== 'between') return verdict;
  const [label = '', other] = verdict.labels;
  const [first, second] = candidates;
  if (first?.label !== label || !advice.includes(familyOf(label))) return verdict;
  const outside = candidates
    .filter(({ label: each }) => familyOf(each) === 'off-scope')
    .reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (first.likelihood < AHEAD_OF_OUTSIDE * outside) return verdict;
  const own = ownWordsIn(message, label, knowledge);
  const taken: Verdict = { kind: 'certain', label };
  const ratio = first.likelihood / (second?.likelihood ?? Number.MIN_VALUE);
  if (other === undefined) {
    const isLikely = first.likelihood >= (own > 0 ? LIKELY_OWN : LIKELY_ALONE);
    return isLikely && ratio >= AHEAD_ALONE ? taken : verdict;
  }
  if (first.likelihood < LIKELY_NAMED) return verdict;
  const isNamed = isNamedIn(message, label, knowledge) && !isNamedIn(message, other, knowledge);
  if (isNamed && ratio >= AHEAD_NAMED) return taken;
  const hasMore = own > ownWordsIn(message, other, knowledge);
  return hasMore && ratio >= AHEAD_OWN ? taken : verdict;
}

/** Whether a message has all words of a name of an advice. */
export function isNamedIn(message: string, label: string, knowledge: Needed): boolean {
  const said = stemsIn(message);
  return namesOf(label, knowledge).some(
    (stems) => stems.length > 0 && stems.every((stem) => said.has(stem)),
  );
}

/** Whether a message has any word of a name of an advice. */
export function mentionsIn(message: string, label: string, knowledge: Needed): boolean {
  const said = stemsIn(message);
  return namesOf(label, knowledge)
    .flat()
    .some((stem) => said.has(stem) && !everybody.test(stem));
}

/** The names of an advice in all languages, and the parts of each, as stems. */
function namesOf(label: string, knowledge: Needed): readonly string[][] {
  const known = kept.get(knowledge.cards) ?? new Map<string, readonly string[][]>();
  kept.set(knowledge.cards, known);
  const names = known.get(label) ?? namesIn(label, knowledge);
  known.set(label, names);
  return names;
}

const kept = new WeakMap<Needed['cards'], Map<string, readonly string[][]>>();

function namesIn(label: string, { cards, topicCards }: Needed): string[][] {
  const card = (familyOf(label) === 'topics' ? topicCards : cards).get(nameOf(label));
  return Object.values(card ?? {})
    .flatMap(({ name }) => name.split(between))
    .map((part) => [...stemsIn(part)]);
}

function stemsIn(text: string): Set<string> {
  return new Set(
    comparedWords(text)
      .filter((word) => word.length >= LETTERS_MIN)
      .map(stemOf),
  );
}
