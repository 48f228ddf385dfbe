import type { Catalogue } from '@savet/i18n/catalogue';

export type LookedAt = keyof Catalogue['viewing']['things'];

/** What each call of the API shows to who makes it; `live` is the live stream. */
const shownBy: Readonly<Record<string, LookedAt>> = {
  getUser: 'profile',
  listChats: 'chats',
  listMessages: 'chats',
  searchChats: 'chats',
  exportChat: 'chats',
  live: 'live',
  listBrandVersions: 'versions',
  listOwnContactMessages: 'contact',
  listQueries: 'queries',
  listViewings: 'viewings',
};

const order: readonly LookedAt[] = [
  'profile',
  'chats',
  'live',
  'versions',
  'contact',
  'queries',
  'viewings',
  'other',
];

/** What was looked at, in words that mean something to the owner, each once. */
export function lookedAt(reads: Readonly<Record<string, number>>): LookedAt[] {
  const seen = new Set(Object.keys(reads).map((call) => shownBy[call] ?? 'other'));
  return order.filter((thing) => seen.has(thing));
}
