export type Topic = 'profile' | 'chats' | 'brandHub' | 'queries';

/** What a call shows, in words of the screens; the live stream carries what the others show. */
const topics: Readonly<Record<string, Topic>> = {
  getUser: 'profile',
  listViewings: 'profile',
  listChats: 'chats',
  listMessages: 'chats',
  searchChats: 'chats',
  exportChat: 'chats',
  listBrandVersions: 'brandHub',
  listOwnContactMessages: 'brandHub',
  listQueries: 'queries',
};

/** What was looked at, each thing once, by the calls that were made. */
export function lookedAt(reads: Readonly<Record<string, number>>): Topic[] {
  return [...new Set(Object.keys(reads).flatMap((name) => topics[name] ?? []))];
}
