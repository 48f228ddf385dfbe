import { familyOf } from '../../recognition/label.ts';
import { isOfOtherObject } from '../asked/objects.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isQuestion } from '../forms/is-question.ts';
import type { CardReading, Reading, TopicReading } from '../reading.ts';
import { situationAsked } from '../situations/situation-asked.ts';
import { hasNeededWord } from '../verdict/attractors.ts';
import { isOfOthersDeed } from '../verdict/companions.ts';
import { isDoubtful } from '../verdict/doubtful.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { isPulled } from '../verdict/pulled.ts';
import type { Message } from './message.ts';
import { shapeReading } from './shape-reading.ts';

const advice = ['topics', 'cards'];
/** Less likely readings are not worth a button. */
const OTHER = 0.03;
const CHOICES = 2;
/** So likely, a question may name the advice in words that are not listed. */
const SURE = 0.9;

/**
 * A reading whose advice was certain by one word only: it is answered all the same, says how it was read, and takes no query. If the rest
 * of the question speaks of something else, it is only near. Texts and what goes on about the answer before stay as they are.
 */
export function doubted(reading: Reading, message: Message): Reading {
  if (reading.kind !== 'topic' && reading.kind !== 'card') return reading;
  const { question, pasted, thread, hasThread, verdict, text, knowledge } = message;
  const label = labelOf(reading);
  const isByVerdict = verdict.kind === 'certain' && verdict.label === label;
  const isOfLast = thread.last !== null && labelOf(thread.last) === label;
  // A question names a text without wanting one: “clients post the jobs themselves”.
  const isOrder = isText(reading) && !(isTextNamed(reading) && isQuestion(question.query));
  if (pasted || !isByVerdict || isOfLast || isOrder || reading.taken) return reading;
  // A situation told by all of its signs depends on no single word.
  if (situationAsked(text, message)?.label === label) return reading;
  const isLacking = !hasNeededWord(inCyrillicIfBulgarian(text), label);
  const isOneWord = !hasThread && isPulled(text, label, knowledge);
  if (!isLacking && !isOneWord && !isDoubtful(text, label, hasThread, knowledge)) return reading;
  const found = knowledge.recogniser.classify(text, eligibleLabels(text, false));
  const likelihoodOf = (each: string) =>
    found.find((candidate) => candidate.label === each)?.likelihood ?? 0;
  const others = found
    .filter((each) => each.likelihood >= OTHER && each.label !== label)
    .map((each) => each.label)
    .filter((each) => advice.includes(familyOf(each)) && !isOfOtherObject(question.query, each));
  const { language } = reading;
  if (!isLacking && isOneWord) {
    // The subject of the rest of the question stands first.
    const between = [...others.slice(0, 1), label];
    return { kind: 'unclear', between, isNear: true, language };
  }
  if (!isLacking) return { ...reading, taken: others.slice(0, CHOICES) };
  // Without a word that makes it this advice, it is only the nearest.
  const unknown: Reading = { kind: 'unknown', language };
  const isOfOthers = isOfOthersDeed(inCyrillicIfBulgarian(text), label);
  if (likelihoodOf(label) >= SURE && !isOfOthers) return reading;
  return shapeReading(unknown, message) ?? unknown;
}

/** Whether a text is only named, and nothing of it is told. */
function isTextNamed(reading: TopicReading | CardReading): boolean {
  if (reading.textKind === null || reading.again !== null) return false;
  return !isText({ ...reading, textKind: null });
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
