import { isOfBusiness } from '../asked/of-business.ts';
import type { TwoWays } from '../asked/two-ways.ts';
import { contentIn } from '../follow-up/tells.ts';
import type { Message } from '../message/message.ts';
import type { Reading } from '../reading.ts';
import { isAdvice, LIKELY_PART, readOn, subjectTaken } from './read-on.ts';
import { subjectsIn } from './subject-in.ts';

/** A message read by the cause that it proposes; null if that is no matter of advice. */
export function byCause(
  cause: string,
  before: string,
  reading: Reading,
  message: Message,
): Reading | null {
  const { question, knowledge } = message;
  const whole = before === '' ? question.query : `${before}\n${question.query}`;
  const isOfAdvice = before !== '' || reading.kind === 'unclear' || isAdvice(reading);
  if (!isOfAdvice && !isOfBusiness(whole, knowledge)) return null;
  const found = subjectTaken(whole, cause, { by: 'cause' }, message);
  if (found !== null || !isAdvice(reading)) return found;
  return { ...reading, taken: reading.taken ?? [], focus: { by: 'cause' } };
}

/** A message read by the way of a choice that has a subject of its own; null if neither has, or both have the same. */
export function byWay(
  { first, second, isFear }: TwoWays,
  before: string,
  message: Message,
): Reading | null {
  const { question, knowledge } = message;
  const query = before === '' ? question.query : `${before}\n${question.query}`;
  const found = (isFear ? [first] : [first, second])
    .filter((way) => contentIn(way, knowledge) > 0)
    .map((way) => ({ way, subjects: subjectsIn(query, way, knowledge) }))
    .toSorted((a, b) => (b.subjects[0]?.likelihood ?? 0) - (a.subjects[0]?.likelihood ?? 0));
  const [best, other] = found;
  const subject = best?.subjects[0];
  if (best === undefined || subject === undefined || subject.likelihood < LIKELY_PART) return null;
  // Both ways are of one subject: what it says of itself is no comparison.
  if (other?.subjects[0]?.label === subject.label) return null;
  const likely = found.flatMap(({ subjects }) => subjects.slice(0, 1));
  return readOn(subject, likely, query, { by: 'way', way: best.way }, message);
}
