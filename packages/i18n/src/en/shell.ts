/** Texts of the frame around all screens. */
export const shell = {
  loading: 'Loading...',
  language: 'Language',
  languages: { EN: 'English', BG: 'Български' },
  close: 'Close',
  crashTitle: 'Something broke',
  crashText: 'Your chats and your Brand Hub are safe on the server. Load the page again to go on.',
  reload: 'Load again',
  toChat: 'Back to chat',
  viewing: {
    label: 'Viewing an account',
    as: (email: string) => `Viewing as ${email}`,
    readOnly: 'Nothing can be changed here.',
    back: 'Back to Admin Panel',
    return: 'Return to Admin',
    overTitle: 'This viewing is over',
    over: (email: string) =>
      `You no longer see the account of ${email}: the time is up, or another viewing was opened.`,
  },
  loadFailedTitle: 'Your account could not be loaded',
  loadFailedText: 'Nothing is lost: it is safe on the server.',
  errorId: (id: string) => `Error id: ${id}`,
};
