import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf } from '../../recognition/label.ts';
import { isOfObject, isOfOtherObject, seeksOther } from '../asked/objects.ts';
import { isOfBusiness, isPrivate } from '../asked/of-business.ts';
import { shapeOf } from '../asked/shape.ts';
import { isQuestion } from '../forms/is-question.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { ownWordsIn } from '../verdict/own-words.ts';
import { relationOf } from '../verdict/related.ts';
import { mentionsIn } from '../verdict/settled.ts';
import type { Message } from './message.ts';

/** A reading is taken if it is at least this likely, and so many times as likely as the other one. */
const LIKELY = 0.3;
const AHEAD = 1.5;
/** The same if the question has none of its own words. */
const LIKELY_UNNAMED = 0.5;
/** The only one on offer, if it is this likely and likelier than all that is off scope. */
const LIKELY_ALONE = 0.34;

const advice = ['topics', 'cards'];

/**
 * A question whose readings are offered, read as the likelier one: it is answered, says how it was read, and takes no query. Two readings
 * that really compete are still offered, without those that are about something else than what is sought.
 */
export function takenReading(
  labels: readonly string[],
  { question, pasted, hasThread, language, text, knowledge }: Message,
): Reading {
  const { query } = question;
  const fitting = labels.filter(
    (label) => !isOfOtherObject(query, label) && !seeksOther(query, label),
  );
  // Whoever looks for a carpenter is not asked about markets, nor about what was beside them.
  if (fitting.length === 0 || labels.some((label) => seeksOther(query, label)))
    return { kind: 'unknown', language };
  const unclear: Reading = { kind: 'unclear', between: fitting, language };
  const areAdvice = fitting.every((label) => advice.includes(familyOf(label)));
  if (pasted || hasThread || !areAdvice || !isQuestion(query)) return unclear;
  const [first = '', ...others] = fitting;
  const isMeant = isOfBusiness(query, knowledge) || mentionsIn(query, first, knowledge);
  if (!isMeant || isPrivate(query)) return unclear;
  if (!isAhead(query, first, others[0], knowledge)) return unclear;
  if (isKindOnly(query, first, knowledge)) return { kind: 'unknown', language };
  const reading = readAs(first, question, language, text, knowledge);
  return reading.kind === 'topic' || reading.kind === 'card'
    ? { ...reading, taken: others }
    : unclear;
}

/** Whether a doubtful advice is weaker than the kind of the question: who chooses a designer doesn’t ask about design. */
function isKindOnly(query: string, label: string, knowledge: Knowledge): boolean {
  const kind = shapeOf(query)?.name ?? '';
  if (!['find', 'choose', 'cost'].includes(kind) || isOfObject(query, label)) return false;
  const found = knowledge.recogniser.classify(query, eligibleLabels(query, false));
  const likelihood = found.find((each) => each.label === label)?.likelihood ?? 0;
  return likelihood < LIKELY_UNNAMED;
}

function isAhead(
  query: string,
  first: string,
  other: string | undefined,
  knowledge: Knowledge,
): boolean {
  const found = knowledge.recogniser.classify(query, eligibleLabels(query, false));
  const likelihoodOf = (label: string) =>
    found.find((each) => each.label === label)?.likelihood ?? 0;
  const likelihood = likelihoodOf(first);
  if (other === undefined) {
    const rest = found.filter(({ label }) => label !== first && !isOfOtherObject(query, label));
    const outside = rest
      .filter(({ label }) => !advice.includes(familyOf(label)))
      .reduce((sum, each) => sum + each.likelihood, 0);
    const next = rest[0]?.likelihood ?? 0;
    return likelihood >= LIKELY_ALONE && likelihood > outside && likelihood >= AHEAD * next;
  }
  // A label that is less likely than not has to be named.
  const isNamed = ownWordsIn(query, first, knowledge) > 0 || isOfObject(query, first);
  if (likelihood < LIKELY_UNNAMED && !isNamed) return false;
  if (likelihood < LIKELY) return false;
  return likelihood >= AHEAD * likelihoodOf(other) || relationOf(knowledge)(first, other);
}
