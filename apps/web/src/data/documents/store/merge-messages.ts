import type { MessageDocument } from '@savet/contract/documents';
import type { ChatMessages } from './state.ts';

/** Merges by revision; returns the same array when nothing is newer. */
export function mergeMessages(
  current: readonly MessageDocument[],
  arrived: readonly MessageDocument[],
): readonly MessageDocument[] {
  const byId = new Map(current.map((message) => [message.messageId, message]));
  let hasChanged = false;
  for (const message of arrived) {
    const existing = byId.get(message.messageId);
    if (existing && existing.revision >= message.revision) continue;
    byId.set(message.messageId, message);
    hasChanged = true;
  }
  if (!hasChanged) return current;
  return [...byId.values()].sort((a, b) => a.position - b.position);
}

/**
 * Merges a page of a chat. Of what was there before the newest page was requested, only what it lists stays, and what is shown
 * above its first message, if that was there: what is shown above a message never changes. The rest is read again when the
 * reader scrolls up.
 * @param page.since the revision before the page was requested
 */
export function mergeListedMessages(
  before: ChatMessages,
  listed: readonly MessageDocument[],
  page: { more: boolean; first: boolean; since: number },
): ChatMessages {
  if (!page.first) {
    return { ...before, list: mergeMessages(before.list, listed), more: page.more };
  }
  const [start] = listed;
  const ids = new Set(listed.map(({ messageId }) => messageId));
  const adjoins =
    before.loaded &&
    page.more &&
    before.list.some(({ messageId, hidden }) => messageId === start?.messageId && !hidden);
  const isAbove = ({ hidden, position }: MessageDocument) =>
    adjoins && !hidden && position < (start?.position ?? 1);
  const kept = before.list.filter(
    (message) => message.revision > page.since || ids.has(message.messageId) || isAbove(message),
  );
  const list = mergeMessages(kept, listed);
  return { list, loaded: true, more: kept.some(isAbove) ? before.more : page.more };
}
