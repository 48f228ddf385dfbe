/** What can lie over the chat; the last two are about a chat of the list. */
export type OpenedDialog =
  | { kind: 'search' | 'shortcuts' }
  | { kind: 'rename' | 'summarise'; chatId: string; title: string };
