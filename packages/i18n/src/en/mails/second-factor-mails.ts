import { plural } from '../../plural.ts';

/** Mails about the second factor. */
export const secondFactorMails = {
  secondFactorOn: {
    subject: 'Log-in now needs a code',
    text: (link: string, supportEmail: string) =>
      `Hello,

Your Savet account now asks for a code from your authenticator app at each log-in. Keep your recovery codes in a safe place: each works once, in place of a code.

If it was not you, somebody else has access to your account. Please choose a new password right away, and write to ${supportEmail}:

${link}

The Savet team
`,
  },
  secondFactorOff: {
    subject: 'Log-in no longer needs a code',
    text: (link: string, supportEmail: string) =>
      `Hello,

Your Savet account no longer asks for a code at log-in: the password is enough.

If it was not you, somebody else has access to your account. Please choose a new password right away, and write to ${supportEmail}:

${link}

The Savet team
`,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: (left: number, link: string, supportEmail: string) =>
      `Hello,

A recovery code for your Savet account was used in place of a code from your authenticator app. ${plural('en', left, { one: 'One recovery code is', other: `${left} recovery codes are` })} left. You can make new ones in your profile:

${link}

If it was not you, write to ${supportEmail} right away.

The Savet team
`,
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes were made',
    text: (link: string, supportEmail: string) =>
      `Hello,

New recovery codes were made for your Savet account. The earlier ones no longer work.

If it was not you, somebody else has access to your account. Please choose a new password right away, and write to ${supportEmail}:

${link}

The Savet team
`,
  },
  secondFactorReset: {
    subject: 'Our team has removed your second factor',
    text: (reason: string, supportEmail: string) =>
      `Hello,

Our team has removed the second factor from your Savet account, together with all passkeys: the password alone is now enough to log in. Reason: ${reason}

All devices have been logged out. Please log in and set it up again in your profile. If you did not ask for this, write to ${supportEmail} right away.

The Savet team
`,
  },
};
