/** Texts of the staff's panel. */
export const admin = {
  title: 'Admin Panel',
  back: 'Back to chat',
  text: 'Accounts, plans and marks of this server are set on its command line:',
};
