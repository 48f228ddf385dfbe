import type { Candidate } from '../../recognition/classifier.ts';
import type { Message } from '../message/message.ts';
import { readAs } from '../read-as.ts';
import type { CardReading, Focus, Reading, TopicReading } from '../reading.ts';
import { subjectsIn } from './subject-in.ts';

/** A part of a question has to name its subject more clearly than the whole. */
export const LIKELY_PART = 0.35;
/** Less likely subjects are not worth a button. */
const OTHER = 0.08;
const OTHERS = 2;

/** The subject of a part of a question, if that is clear. */
export function subjectTaken(
  whole: string,
  part: string,
  focus: Focus | undefined,
  message: Message,
): Reading | null {
  const subjects = subjectsIn(whole, part, message.knowledge);
  const [first] = subjects;
  if (first === undefined || first.likelihood < LIKELY_PART) return null;
  return readOn(first, subjects, whole, focus, message);
}

/** A question read as one of the subjects that it may have, with the others as buttons. */
export function readOn(
  { label }: Candidate,
  subjects: readonly Candidate[],
  query: string,
  focus: Focus | undefined,
  { question, language, knowledge }: Message,
): Reading | null {
  const reading = readAs(label, { ...question, query }, language, null, knowledge);
  if (!isAdvice(reading)) return null;
  const others = subjects
    .filter((each) => each.label !== label && each.likelihood >= OTHER)
    .map((each) => each.label);
  const read = { taken: others.slice(0, OTHERS), ...(focus && { focus }) };
  // Words of the question before ask for no text.
  return reading.kind === 'card'
    ? { ...reading, wantsText: false, ...read }
    : { ...reading, intent: 'advise', ...read };
}

export function isAdvice(reading: Reading): reading is TopicReading | CardReading {
  return reading.kind === 'topic' || reading.kind === 'card';
}

export function labelOf(reading: TopicReading | CardReading): string {
  return reading.kind === 'topic' ? `topics/${reading.topic}` : `cards/${reading.card}`;
}
