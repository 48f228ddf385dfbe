/** Texts of the frame around all screens. */
export const shell = {
  product: 'Savet',
  loading: 'Loading...',
  language: 'Language',
  languages: { EN: 'English', BG: 'Български' },
  close: 'Close',
  crashTitle: 'Something broke',
  crashText: 'Your chats and your Brand Hub are safe on the server. Load the page again to go on.',
  reload: 'Load again',
  toChat: 'Back to chat',
  errorId: (id: string) => `Error id: ${id}`,
};
