/** Texts of the profile's section on passkeys. */
export const passkeys = {
  title: 'Passkeys',
  intro:
    'With a passkey you log in with the fingerprint, face or PIN of your device, or with a security key. You need no password and no code, and no other site can use it.',
  none: 'You have no passkeys.',
  add: 'Add a passkey',
  unsupported: 'This browser, or this address of Savet, cannot use passkeys.',
  full: 'You have the maximum number of passkeys. To add another one, remove one first.',
  logInNeeded:
    'Your work on the team requires a second factor here. Please log out, then log in with your passkey.',
  added: (date: string) => `Added ${date}`,
  neverUsed: 'Not used yet',
  lastUsed: (time: string) => `Last used ${time}`,
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  loadFailed: 'Your passkeys could not be loaded.',
  retry: 'Try again',
  cancel: 'Cancel',
  password: 'Current password',
  next: 'Next',
  addTitle: 'Add a passkey',
  addText: 'A passkey opens your account without the password, so please enter the password first.',
  createText:
    'Your browser will now ask where to save the passkey, and for your fingerprint, face or PIN.',
  name: 'Name',
  nameHint: 'So that you recognise it in the list',
  unnamed: 'Passkey',
  create: 'Create passkey',
  addedNow: 'The passkey is added. You can log in with it.',
  failures: {
    stopped: 'No passkey was created. You can try again.',
    exists: 'This device already has a passkey for your account.',
    other: 'This browser could not create a passkey.',
  },
  renameTitle: 'Rename the passkey',
  save: 'Save',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'It will no longer open your account, and devices that were logged in with it will be logged out. You can then delete it from your device or password manager.',
  removed: 'The passkey is removed.',
};
