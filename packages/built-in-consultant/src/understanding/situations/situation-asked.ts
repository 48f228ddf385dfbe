import type { Knowledge } from '../../knowledge/knowledge.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { asksLaw } from '../forms/asks-law.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { situationsByDeeds, toldByDeeds } from './by-deeds.ts';
import { nearestBySigns, signedSituations, toldBySigns } from './by-signs.ts';
import type { Situation } from './situation.ts';
import { asksAdvice } from './words.ts';

interface Place {
  verdict: Verdict;
  knowledge: Pick<Knowledge, 'situations'>;
  /** Whether there is an answer before. Then advice has to be asked for. */
  hasThread?: boolean;
}

/**
 * The common situation of a small firm that a message tells; null for any other message. Deeds come first: an order of words says more
 * than signs anywhere.
 */
export function situationAsked(
  message: string,
  { verdict, knowledge, hasThread = false }: Place,
): Situation | null {
  if (isForOthers(message) || (hasThread && !isAdviceAsked(message))) return null;
  const certain = verdict.kind === 'certain' ? verdict.label : '';
  return (
    toldByDeeds(message, certain, knowledge.situations) ??
    toldBySigns(inCyrillicIfBulgarian(message), certain)
  );
}

/** The situation that lacks only one sign of a message that asks for advice; null if there is none. */
export function nearestSituation(message: string): Situation | null {
  if (isForOthers(message) || !isAdviceAsked(message)) return null;
  return nearestBySigns(inCyrillicIfBulgarian(message));
}

export function allSituations({ situations }: Pick<Knowledge, 'situations'>): Situation[] {
  return [...situationsByDeeds(situations), ...signedSituations];
}

export function isAdviceAsked(message: string): boolean {
  return asksAdvice.test(inCyrillicIfBulgarian(message)) || asksAdvice.test(message);
}

/** Texts to write and matters of law have readers of their own. */
function isForOthers(message: string): boolean {
  return asksToWrite(message) || asksLaw(message, '');
}
