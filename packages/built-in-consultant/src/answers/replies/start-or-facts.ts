import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { WholeText } from '../../understanding/whole-text/wanted.ts';
import { hasOpenMain, isMostlyBlanks } from '../whole-text/check-text.ts';
import { isEcho } from '../whole-text/honest/echo.ts';
import { safeFacts } from '../whole-text/honest/safe-facts.ts';
import { factsInOrder } from '../whole-text/plain/plain-reply.ts';

/**
 * Longest order, in words, that rules write a text from. A longer one nearly always contains words for the consultant, and rules print
 * them: in four examinations 5 of 38 such texts were of use, and 13 of 20 others.
 */
const WORDS_MAX = 30;

/** Whether an order is too long for a text by rules. */
export function isLong(order: string): boolean {
  return order.trim().split(/\s+/u).length > WORDS_MAX;
}

/** A frame that asks for nothing but the reason. */
const reasonBlank = /\[(?:the reason|причината)/u;

/**
 * What is shown instead of a whole text: the text with blanks, if it contains everything in the order; otherwise the facts of the order.
 * @param set the text with blanks
 * @param isFlawed whether the text contains a mistake
 */
export function startOrFacts(
  set: string,
  isFlawed: boolean,
  { query, text, language }: { query: string; text: WholeText; language: Language },
  knowledge: Knowledge,
): string {
  const layout = knowledge.purposes.layouts[language];
  const [lead = ''] = layout.lost.split('{details}');
  const { isOwed } = safeFacts(text.request, language);
  const isFrame =
    !isOwed &&
    !reasonBlank.test(set) &&
    (set.includes(layout.honest.note) || isMostlyBlanks(quotedIn(set)));
  const isPart = set.split('\n').some((line) => line.startsWith(lead));
  // A text that is not whole and has no blank contains something wrong.
  const isWithoutBlank = set.includes(layout.start) && !hasOpenMain(quotedIn(set));
  const isBroken = isWithoutBlank && !isEcho(quotedIn(set), text);
  if (!isFlawed && !isFrame && !isPart && !isBroken) return set;
  const facts = factsInOrder(query, text, language, layout);
  const isReview = text.purpose.startsWith('review-reply');
  return facts ?? (isFlawed && !isReview ? layout.honest.noText : set);
}

/** The quoted lines of a reply: the text itself. */
export function quotedIn(set: string): string {
  return (set.match(/^>.*$/gmu) ?? []).join('\n').replace(/^> ?/gmu, '');
}
