import { languageOf } from '../../language/language-of.ts';
import { isOfBusiness } from '../asked/of-business.ts';
import { asksAgain } from '../choice.ts';
import { tells } from '../follow-up/tells.ts';
import type { Message } from '../message/message.ts';
import type { Reading } from '../reading.ts';
import { labelOf, readOn } from './read-on.ts';
import { subjectsOf } from './subject-in.ts';

/** A subject is taken from this likelihood on. */
const LIKELY = 0.25;
/** Less likely, a subject on offer was never meant. */
const OFFERED = 0.05;

/** A message read as an addition to the question before; null if that makes nothing clearer. */
export function together(before: string, reading: Reading, message: Message): Reading | null {
  const { question, thread, knowledge } = message;
  const { query } = question;
  const whole = `${before}\n${query}`;
  const isLast = asksAgain(thread.reply, knowledge);
  if (!tells(query, knowledge)) return isLast ? fromOffers(whole, message) : null;
  if (reading.kind === 'off-scope' && !isOfBusiness(whole, knowledge)) return null;
  const subjects = subjectsOf(whole, query, knowledge);
  const [first] = subjects;
  if (first === undefined || first.likelihood < LIKELY) return fromOffers(whole, message);
  const { last, language } = thread;
  if (thread.pending === '' && last !== null && labelOf(last) === first.label)
    return {
      kind: 'part',
      ask: 'added',
      place: null,
      of: last,
      language: languageOf(query, language),
    };
  return readOn(first, subjects, whole, { by: 'together' }, message);
}

/** The likelier of the subjects on offer: the same choice a second time would help nobody. */
function fromOffers(whole: string, message: Message): Reading | null {
  const { thread, knowledge } = message;
  const [first, ...others] = subjectsOf(whole, whole, knowledge).filter(({ label }) =>
    thread.offered.includes(label),
  );
  if (first === undefined || first.likelihood < OFFERED) return null;
  return readOn(first, others, whole, { by: 'together' }, message);
}
