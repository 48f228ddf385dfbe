/** The documents of the prototype (specification, section 3). */
export type DocumentPath =
  | { kind: 'user'; uid: string }
  | { kind: 'chat'; uid: string; chatId: string }
  | { kind: 'message'; uid: string; chatId: string; messageId: string }
  | { kind: 'other' };

/** Which document a path of Firestore leads to; null if it leads to none. */
export function parsePath(path: string): DocumentPath | null {
  const names = path.split('/');
  if (names.length % 2 === 1 || names.includes('')) return null;
  const [collection, uid = '', chats, chatId = '', messages, messageId = ''] = names;
  if (collection === 'users' && names.length === 2) return { kind: 'user', uid };
  if (collection !== 'chats' || chats !== 'chatHistory') return { kind: 'other' };
  if (names.length === 4) return { kind: 'chat', uid, chatId };
  if (names.length === 6 && messages === 'messages') {
    return { kind: 'message', uid, chatId, messageId };
  }
  return { kind: 'other' };
}

/** The path with stars for its ids: `users/*`. */
export function patternOf(path: string): string {
  return path
    .split('/')
    .map((name, index) => (index % 2 === 1 ? '*' : name))
    .join('/');
}
