/** Mails about passkeys. */
export const passkeyMails = {
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    text: (name: string, link: string, supportEmail: string) =>
      `Hello,

A passkey was added to your Savet account. It opens the account without the password:

${name}

If it was not you, somebody else has access to your account. Please choose a new password right away, remove the passkey in your profile, and write to ${supportEmail}:

${link}

The Savet team
`,
  },
  passkeyRemoved: {
    subject: 'A passkey of your account was removed',
    text: (name: string, link: string, supportEmail: string) =>
      `Hello,

A passkey of your Savet account was removed. It no longer opens the account:

${name}

If it was not you, somebody else has access to your account. Please choose a new password right away, and write to ${supportEmail}:

${link}

The Savet team
`,
  },
  /** A paragraph of the mails about a new password and a restored address. */
  passkeysLeft: {
    text: (list: string) =>
      `
These passkeys open your account without the password. Remove those that you do not know in your profile:

${list}
`,
  },
};
