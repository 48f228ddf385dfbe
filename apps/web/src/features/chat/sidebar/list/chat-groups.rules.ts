import type { ChatDocument } from '@savet/contract/documents';

/** A part of the list of chats: `pinned`, a day or days by the reader's calendar, or a month such as “2026-11”. */
export type GroupName = 'pinned' | 'today' | 'yesterday' | 'week' | `${number}-${number}`;

export interface ChatGroup {
  name: GroupName;
  chats: ChatDocument[];
}

const DAY_MS = 86_400_000;
/** Days before today that the group `week` has, with yesterday. */
const WEEK_DAYS = 7;

/**
 * Groups chats by the day of their last visit.
 * @param chats in the order of the list
 * @param timeZone the reader's; the browser's when absent
 */
export function chatGroups(
  chats: readonly ChatDocument[],
  now: Date,
  timeZone?: string,
): ChatGroup[] {
  // Written by its parts, a day has no hours: days of 23 and 25 hours are days like others.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const today = format.format(now);
  const groups: ChatGroup[] = [];
  for (const chat of chats) {
    const name = chat.pinned
      ? 'pinned'
      : groupOf(format.format(Date.parse(chat.dateLastVisited)), today);
    const last = groups.at(-1);
    if (last?.name === name) last.chats.push(chat);
    else groups.push({ name, chats: [chat] });
  }
  return groups;
}

/** A visit that is in the future by this clock counts as today. */
function groupOf(day: string, today: string): GroupName {
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (age <= 0) return 'today';
  if (age === 1) return 'yesterday';
  return age <= WEEK_DAYS ? 'week' : (day.slice(0, 7) as GroupName);
}
