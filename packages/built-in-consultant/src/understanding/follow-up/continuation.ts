import { lettered } from '@savet/text/lettered';
import { beginsWithAny } from '@savet/text/signs';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { detailsOf, mergedDetails } from '../details.ts';
import { isQuestion } from '../forms/is-question.ts';
import { statesValue } from '../own/states-value.ts';
import type { CardReading, Reading, TopicReading } from '../reading.ts';
import type { Question } from '../thread.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { followUpOnCard, isChange, otherThan, readFollowUp, remarkOn } from './follow-up.ts';
import type { Thread } from './thread-state.ts';

/** Fewer words tell nothing. */
const TOLD_WORDS = 4;
/** Families of labels that continue a thread, if there is one. */
const continuing = ['follow-up', 'facts', 'topics'];

/** Whether a message may belong to the exchange before: it names nothing else, or answers our question. */
export function mayContinue(
  verdict: Verdict,
  words: readonly string[],
  { askedForFacts }: Thread,
  knowledge: Knowledge,
): boolean {
  if (verdict.kind !== 'certain') return true;
  // Thanks are no answer to our question.
  if (familyOf(verdict.label) === 'talk') return verdict.label === 'talk/small-reply';
  if (askedForFacts) return true;
  if (continuing.includes(familyOf(verdict.label))) return true;
  return beginsWithAny(words, knowledge.understanding.turnedTo);
}

/** “Btw the cook is my brother”: no value for the Brand Hub. */
const byTheWay = lettered(
  /^[^\p{L}]*(?:btw|by the way|i forgot|forgot to (?:say|mention)|между другото|забравих да кажа)(?!\p{L})/iu,
);

/** Whether what is told after our question for facts is a cost, a doubt or another’s words, and nothing that the advice could be filled with. */
function isAside(query: string, { intent }: TopicReading): boolean {
  const isTold = !isQuestion(query) && wordsOf(query).length >= TOLD_WORDS;
  return isTold && intent === 'advise' && !statesValue(query, true);
}

export function readContinuation(
  question: Question,
  { last, askedForFacts, language: before }: Thread & { last: TopicReading | CardReading },
  words: readonly string[],
  verdict: Verdict,
  knowledge: Knowledge,
): Reading | null {
  const language = languageOf(question.query, before);
  const label = verdict.kind === 'certain' ? verdict.label : '';
  const own = familyOf(label) === 'topics' ? nameOf(label) : null;
  const isReply = ['follow-up', 'facts'].includes(familyOf(label)) || label === 'talk/small-reply';
  const recognised = isReply ? nameOf(label) : null;
  if (last.kind === 'card') {
    return own === null ? followUpOnCard(last, words, recognised, knowledge) : null;
  }
  if (recognised === 'disagree') return remarkOn(last);
  if (askedForFacts && (byTheWay.test(question.query) || isAside(question.query, last)))
    return { kind: 'part', ask: 'added', place: null, of: last, language };
  const isText = last.intent === 'draft' || last.intent === 'list';
  const isRewrite = recognised === 'rewrite' && isText;
  if (isChange(recognised) && !isRewrite)
    return isText ? { kind: 'cannot-change', language } : otherThan(last);
  const { query } = question;
  const change = readFollowUp(
    // Another draft is the rewriting that rules can do.
    {
      ...{ query, words, last, own, askedForFacts, isFact: familyOf(label) === 'facts' },
      recognised: isRewrite ? 'another' : recognised,
    },
    knowledge,
  );
  if (change === null) return null;
  const responseStyle = change.responseStyle ?? question.responseStyle;
  const details = mergedDetails(last.details, detailsOf(query, knowledge.details), {
    turned: beginsWithAny(words, knowledge.understanding.turnedTo),
  });
  return { ...last, sameDrafts: false, again: null, details, ...change, responseStyle };
}
