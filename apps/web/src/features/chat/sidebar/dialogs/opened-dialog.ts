/** The open dialog; the last two concern a chat of the list. */
export type OpenedDialog =
  | { kind: 'search' | 'shortcuts' }
  | { kind: 'rename' | 'summarise'; chatId: string; title: string };
