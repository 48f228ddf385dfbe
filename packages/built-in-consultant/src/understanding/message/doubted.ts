import { familyOf } from '../../recognition/label.ts';
import { isOfOtherObject } from '../asked/objects.ts';
import type { CardReading, Reading, TopicReading } from '../reading.ts';
import { isDoubtful } from '../verdict/doubtful.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import type { Message } from './message.ts';

const advice = ['topics', 'cards'];
/** Less likely readings are not worth a button. */
const OTHER = 0.03;
const CHOICES = 2;

/**
 * A reading whose advice was certain by one word only: it is answered all the same, says how it was read, and takes no query. Texts and
 * what goes on about the answer before stay as they are.
 */
export function doubted(reading: Reading, message: Message): Reading {
  if (reading.kind !== 'topic' && reading.kind !== 'card') return reading;
  const { question, pasted, thread, hasThread, verdict, text, knowledge } = message;
  const label = labelOf(reading);
  const isByVerdict = verdict.kind === 'certain' && verdict.label === label;
  const isOfLast = thread.last !== null && labelOf(thread.last) === label;
  if (pasted || !isByVerdict || isOfLast || isText(reading) || reading.taken) return reading;
  if (!isDoubtful(text, label, hasThread, knowledge)) return reading;
  const others = knowledge.recogniser
    .classify(text, eligibleLabels(text, false))
    .filter((each) => each.likelihood >= OTHER && each.label !== label)
    .map((each) => each.label)
    .filter((each) => advice.includes(familyOf(each)) && !isOfOtherObject(question.query, each));
  return { ...reading, taken: others.slice(0, CHOICES) };
}

function isText(reading: TopicReading | CardReading): boolean {
  if (reading.textKind !== null || reading.again !== null) return true;
  return reading.kind === 'card'
    ? reading.wantsText
    : reading.intent === 'draft' || reading.facts !== null;
}

function labelOf(reading: TopicReading | CardReading): string {
  return reading.kind === 'topic' ? `topics/${reading.topic}` : `cards/${reading.card}`;
}
