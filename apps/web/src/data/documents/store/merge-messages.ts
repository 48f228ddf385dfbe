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
 * Merges a page of a chat. When the newest page doesn't adjoin the messages already there, some between them are
 * missing: the older ones are dropped, and read again when the reader scrolls up.
 */
export function mergeListedMessages(
  before: ChatMessages,
  listed: readonly MessageDocument[],
  page: { more: boolean; first: boolean },
): ChatMessages {
  if (!page.first) {
    return { ...before, list: mergeMessages(before.list, listed), more: page.more };
  }
  const start = listed[0]?.position ?? 1;
  const adjoins =
    !page.more ||
    (before.loaded &&
      before.list.some((message) => message.position >= start - 1 && message.position <= start));
  const kept = adjoins ? before.list : before.list.filter((message) => message.position >= start);
  const holdsOlder = before.loaded && adjoins && (kept[0]?.position ?? start) < start;
  return {
    list: mergeMessages(kept, listed),
    loaded: true,
    more: holdsOlder ? before.more : page.more,
  };
}
