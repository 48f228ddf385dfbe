import { familyOf } from '../../recognition/label.ts';
import { isText } from '../follow-up/change.ts';
import type { Message } from '../message/message.ts';
import { verdictOn } from '../message/verdict-on.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { restWithout } from '../verdict/ruled-out.ts';
import { isAdvice, labelOf } from './read-on.ts';

/**
 * A reading whose advice is on the very thing that the message rules out, as what is left of the message; if that is about nothing for
 * certain, the reply says that there is no advice on another way. Both take no query. Other readings stay as they are.
 */
export function withoutRuledOut(reading: Reading, message: Message): Reading {
  const { question, pasted, language, text, knowledge } = message;
  if (pasted || !isAdvice(reading) || isText(reading)) return reading;
  const label = labelOf(reading);
  const rest = restWithout(text, label, knowledge);
  if (rest === null) return reading;
  const verdict = verdictOn(rest, false, knowledge);
  if (verdict.kind === 'certain' && ['topics', 'cards'].includes(familyOf(verdict.label))) {
    const left = readAs(verdict.label, question, language, null, knowledge);
    if (isAdvice(left)) return { ...left, taken: [label] };
  }
  const others = verdict.kind === 'between' ? verdict.labels : [];
  const nearest = others.filter((each) => ['topics', 'cards'].includes(familyOf(each)));
  return { kind: 'angle', about: 'general', name: 'without', nearest, of: null, language };
}
