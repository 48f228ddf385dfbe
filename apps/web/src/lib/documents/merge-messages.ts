import type { MessageDocument } from '@savet/contract/documents';
import type { ChatMessages } from './state.ts';

/** Takes over what is newer; the same array when nothing is. */
export function mergeMessages(
  known: readonly MessageDocument[],
  arrived: readonly MessageDocument[],
): readonly MessageDocument[] {
  const byId = new Map(known.map((message) => [message.messageId, message]));
  let different = false;
  for (const message of arrived) {
    const before = byId.get(message.messageId);
    if (before && before.revision >= message.revision) continue;
    byId.set(message.messageId, message);
    different = true;
  }
  if (!different) return known;
  return [...byId.values()].sort((one, other) => one.position - other.position);
}

/**
 * Merges a page of a chat. When the newest page does not touch what was there, the messages
 * between are missing, and the older ones are dropped to be read again on the way up.
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
  const touches =
    !page.more ||
    (before.loaded &&
      before.list.some((message) => message.position >= start - 1 && message.position <= start));
  const kept = touches ? before.list : before.list.filter((message) => message.position >= start);
  const holdsOlder = before.loaded && touches && (kept[0]?.position ?? start) < start;
  return {
    list: mergeMessages(kept, listed),
    loaded: true,
    more: holdsOlder ? before.more : page.more,
  };
}
