import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { familyOf } from '../../recognition/label.ts';
import { asksAgain } from '../choice.ts';
import { partReading } from '../follow-up/about-answer.ts';
import { answerAsked, openQuestion } from '../follow-up/answer-asked.ts';
import { partAsked } from '../follow-up/part-asked.ts';
import { tells } from '../follow-up/tells.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import type { Question } from '../thread.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { budgetAsked } from './budget-asked.ts';
import { writeAsked } from './write-asked.ts';

/** “When should I start?” */
const asksWhen = lettered(
  /^[^\p{L}]*(?:(?:and|but|so|а|и|но|ами)[, ]+)*(?:when|how soon|кога)(?: \p{L}+){0,3}[\s?.!]*$/iu,
);

/**
 * The choice between two subjects again, if a message asks about the answer that neither of them has got yet: “why?”, “how long
 * does it take?”. Null if it says something of its own, and after the second time.
 */
export function betweenOffers(
  question: Question,
  thread: Thread,
  verdict: Verdict,
  knowledge: Knowledge,
): Reading | null {
  const { offered, language } = thread;
  const [first = ''] = offered;
  // After advice, the links to other advice are no choice that waits for an answer.
  if (offered.length < 2 || (thread.isLatest && thread.last !== null)) return null;
  const { query } = question;
  // A choice is offered twice at most.
  if (asksAgain(thread.reply, knowledge)) return null;
  const given = readAs(first, { ...question, query: thread.asked }, language, null, knowledge);
  if (given.kind !== 'topic' && given.kind !== 'card') return null;
  // As it would be read if the first of them had been given.
  const after: Thread = { ...thread, last: given, isLatest: true, isOffered: false, reply: '-' };
  const label = verdict.kind === 'certain' ? verdict.label : '';
  const isOther = ['topics', 'cards'].includes(familyOf(label));
  const about =
    partReading(query, after) ??
    answerAsked(query, after, verdict, knowledge) ??
    budgetAsked(query, after) ??
    writeAsked(query, after) ??
    (isOther || tells(query, knowledge)
      ? null
      : openQuestion(query, after, { kind: 'unknown', language }));
  const isFollowUp =
    about !== null ||
    asksWhen.test(query) ||
    partAsked(query) !== null ||
    familyOf(label) === 'follow-up';
  if (!isFollowUp) return null;
  return {
    kind: 'unclear',
    between: offered,
    isAgain: true,
    language: languageOf(query, language),
  };
}
