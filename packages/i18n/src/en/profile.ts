/** Texts of the profile and of the settings that the menu shows too. */
export const profile = {
  title: 'Profile',
  titleViewOnly: 'Profile (view only)',
  back: 'Back to chat',
  save: 'Save',
  cancel: 'Cancel',
  email: 'Email',
  language: 'Language',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  logOut: 'Log out',
  unsent: {
    title: 'Some changes have not been sent',
    text: 'Some drafts or changes exist only on this device. If you keep them, they will be here the next time you log in; on a shared device, other people could see them.',
    keep: 'Keep and log out',
    delete: 'Delete and log out',
  },
  logOutFailed:
    'You are still logged in because the server could not be reached. Please try again.',
  saveFailed: 'Your change was not saved. Please try again.',
  settingFailed: 'Your choice was not saved.',
};
