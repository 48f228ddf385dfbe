import { stemOf } from '@savet/text/stems';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { examplesOf } from '../../recognition/examples.ts';
import { comparedWords } from '../../recognition/features.ts';
import { Recent } from '../../recognition/recent.ts';
import { isBorneOut } from './borne-out.ts';
import { eligibleLabels } from './eligible.ts';

type Needed = Pick<Knowledge, 'recogniser' | 'understanding' | 'cards' | 'topicCards'>;

/** Shorter words say nothing about a subject. */
const LETTERS_MIN = 3;
/** By one word of fewer, a question is decided always: it is its subject: “Where do we start with SEO?” */
const WORDS_MIN = 4;
/** A likelier label is not in doubt. */
const SURE = 0.95;
/** The same however little the examples are like the question. */
const SURE_ALONE = 0.99;
/** A question that has this share of an example, with two words at least, asks what the example asks. */
const ASKED_BEFORE = 0.65;
const SHARED_MIN = 2;
/** Without its weightiest word, the label is less likely than this: one word has decided. */
const BY_ONE_WORD = 0.4;
/** Labels whose examples are kept. */
const LABELS_MAX = 50;
const recent = new Recent<readonly (readonly string[])[]>(LABELS_MAX);

/**
 * Whether advice was taken by a single word of the question, and no example of it asks anything like the question, or the examples of
 * other advice are more like it: then it is often the neighbour of what is asked, however likely. After an answer the single word is
 * enough, as the rest may be about that.
 */
export function isDoubtful(
  message: string,
  label: string,
  hasThread: boolean,
  knowledge: Needed,
): boolean {
  const stems = stemsIn(message, knowledge);
  if (stems.length < SHARED_MIN) return false;
  const likelihood = likelihoodOf(message, message, label, knowledge);
  if (likelihood < SURE_ALONE && !isBorneOut(message, label, knowledge)) return true;
  if (stems.length < WORDS_MIN) return false;
  if (likelihood >= SURE) return false;
  if (!hasThread && shareOfExample(stems, label, knowledge) >= ASKED_BEFORE) return false;
  const words = comparedWords(message);
  return stems.some((stem) => {
    const others = words.filter((word) => stemOf(word) !== stem).join(' ');
    return likelihoodOf(others, message, label, knowledge) < BY_ONE_WORD;
  });
}

function likelihoodOf(
  text: string,
  message: string,
  label: string,
  { recogniser }: Needed,
): number {
  const found = recogniser.classify(text, eligibleLabels(message, false));
  return found.find((each) => each.label === label)?.likelihood ?? 0;
}

/** The largest share of an example of the advice that the question has, rare words counting more. */
function shareOfExample(stems: readonly string[], label: string, knowledge: Needed): number {
  const { recogniser } = knowledge;
  const weightOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + recogniser.rarityOf(word), 0);
  const examples = recent.get(label, () =>
    examplesOf(label).map((example) => stemsIn(example, knowledge)),
  );
  const shares = examples.map((example) => {
    const shared = example.filter((stem) => stems.includes(stem));
    return shared.length < SHARED_MIN ? 0 : weightOf(shared) / weightOf(example);
  });
  return Math.max(0, ...shares);
}

function stemsIn(text: string, { understanding }: Needed): string[] {
  const content = comparedWords(text).filter(
    (word) => word.length >= LETTERS_MIN && !understanding.emptyWords.has(word),
  );
  return [...new Set(content.map(stemOf))];
}
