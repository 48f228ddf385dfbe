import { formatNumber, type Locale, shortDate } from '@savet/i18n/formats';
import type { Card } from './use-people.ts';

/** In place of a figure that the server did not send. */
export const MISSING = '–';

/** @param none the text for a user without a recent visit */
export function lastVisitText(locale: Locale, { lastVisit }: Card, none: string): string {
  if (lastVisit === undefined) return MISSING;
  return lastVisit === null ? none : shortDate(locale, lastVisit);
}

export function questionsText(locale: Locale, { questions }: Card): string {
  return questions === undefined ? MISSING : formatNumber(locale, questions);
}
