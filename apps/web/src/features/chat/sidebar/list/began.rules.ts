import type { ChatDocument } from '@savet/contract/documents';
import { formatDay, formatTime, type Locale, shortDate } from '@savet/i18n/formats';
import type { GroupName } from './chat-groups.rules.ts';

/** When a chat began, in few letters: without the day if its group names it, without the year if it is that of the group, or this one. */
export function beganText(
  locale: Locale,
  chat: Pick<ChatDocument, 'createdAt' | 'dateLastVisited'>,
  group: GroupName,
  now = new Date(),
): string {
  const began = new Date(chat.createdAt);
  const visited = new Date(chat.dateLastVisited);
  const time = formatTime(locale, began);
  const isNamed = group === 'today' || group === 'yesterday';
  if (isNamed && began.toDateString() === visited.toDateString()) return time;
  // No group of pinned chats names a year.
  const shown = group === 'pinned' ? now : visited;
  if (began.getFullYear() !== shown.getFullYear()) return shortDate(locale, began);
  return `${formatDay(locale, began)}, ${time}`;
}
