import type { ChatDocument } from '@savet/contract/documents';
import { formatDay, formatTime, shortDate } from '@savet/i18n/formats';
import type { GroupName } from './chat-groups.rules.ts';

type Locale = Parameters<typeof formatTime>[0];

/** When a chat began, in few letters: without the day if its group names it, without the year if it is that of the last visit. */
export function beganText(
  locale: Locale,
  chat: Pick<ChatDocument, 'createdAt' | 'dateLastVisited'>,
  group: GroupName,
): string {
  const began = new Date(chat.createdAt);
  const visited = new Date(chat.dateLastVisited);
  const time = formatTime(locale, began);
  const isNamed = group === 'today' || group === 'yesterday';
  if (isNamed && began.toDateString() === visited.toDateString()) return time;
  if (began.getFullYear() !== visited.getFullYear()) return shortDate(locale, began);
  return `${formatDay(locale, began)}, ${time}`;
}
