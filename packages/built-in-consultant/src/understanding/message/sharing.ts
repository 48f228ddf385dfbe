import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf } from '../../recognition/label.ts';
import type { Reading } from '../reading.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { mentionsIn } from '../verdict/settled.ts';
import type { Message } from './message.ts';

/** Less likely, advice has a word in common with the question and nothing else. */
const LIKELY = 0.12;
/** The same after an answer, where few words are about that: what is asked would have to be a subject of its own. */
const LIKELY_LATER = 0.5;
/** The same beside an advice that is given, where another one costs nothing. */
const LIKELY_BESIDE = 0.06;
/** The same for a sum that can’t be worked out, whose words are mostly figures. */
const LIKELY_SUM = 0.05;

const advice = ['topics', 'cards'];

/** A reading whose choices share the subject of the question; without any, it offers none. */
export function sharing(reading: Reading, message: Message): Reading {
  const { question, hasThread, knowledge } = message;
  const { query } = question;
  const shares = (label: string, least: number) => sharesSubject(query, label, least, knowledge);
  const least = hasThread ? LIKELY_LATER : LIKELY;
  switch (reading.kind) {
    case 'unclear': {
      if (reading.isVague || reading.isAgain) return reading;
      const between = reading.between.filter((label) => shares(label, least));
      if (between.length === reading.between.length) return reading;
      return between.length === 0
        ? { kind: 'unknown', language: reading.language }
        : { ...reading, between };
    }
    case 'cannot-write': {
      const nearest = reading.nearest.filter((label) => shares(label, LIKELY_SUM));
      return { ...reading, nearest };
    }
    case 'angle': {
      if (reading.about !== 'shapes') return reading;
      return { ...reading, nearest: reading.nearest.filter((label) => shares(label, least)) };
    }
    case 'topic':
    case 'card': {
      if (!reading.taken) return reading;
      return { ...reading, taken: reading.taken.filter((label) => shares(label, LIKELY_BESIDE)) };
    }
    default:
      return reading;
  }
}

function sharesSubject(query: string, label: string, least: number, knowledge: Knowledge): boolean {
  if (!advice.includes(familyOf(label))) return true;
  const found = knowledge.recogniser.classify(query, eligibleLabels(query, false));
  const likelihood = found.find((each) => each.label === label)?.likelihood ?? 0;
  // A thing that the message names is never far, however many words stand around it.
  return likelihood >= least || (least === LIKELY_SUM && mentionsIn(query, label, knowledge));
}
