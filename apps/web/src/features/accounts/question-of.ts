import type { AccountError } from '#data/session/account-routes.ts';
import type { Question } from './log-in-question.tsx';

/** The question that a refused log-in asks; null: it asks none. */
export function questionOf({ code, until }: AccountError): Question | null {
  if (until !== undefined) return { until };
  if (code === 'CODE_REQUIRED') return { isCodeWrong: false };
  return code === 'CODE_WRONG' ? { isCodeWrong: true } : null;
}
