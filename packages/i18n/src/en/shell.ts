/** Texts of the frame around all screens. */
export const shell = {
  loading: 'Loading...',
  language: 'Language',
  close: 'Close',
  crashTitle: 'Something went wrong',
  crashText: 'Your chats and your Brand Hub are safe on the server. Reload the page to continue.',
  reload: 'Reload',
  toChat: 'Back to chat',
  viewing: {
    label: 'Viewing an account',
    as: (email: string) => `Viewing as ${email}`,
    readOnly: 'Nothing can be changed here.',
    back: 'Return to Admin',
    endedTitle: 'Viewing has ended',
    ended: (email: string) =>
      `You are no longer viewing the account of ${email}: the time ran out, or another account was opened.`,
  },
  loadFailedTitle: 'Your account could not be loaded',
  loadFailedText: 'Nothing is lost: your data is safe on the server.',
  errorId: (id: string) => `Error ID: ${id}`,
  write: 'Write to us',
};
