import { plural } from '../plural.ts';

/** Emails to users, in plain text. */
export const mails = {
  verification: {
    subject: 'Confirm your email address for Savet',
    text: (link: string) =>
      `Hello,

A Savet account was created with this email address. Please confirm that it is yours:

${link}

The link is valid for 24 hours. If you did not create an account, you can ignore this email.

The Savet team
`,
  },
  passwordLink: {
    subject: 'Choose a new password for Savet',
    text: (link: string) =>
      `Hello,

You asked for a new password for your Savet account. You can choose it here:

${link}

The link works once and is valid for one hour. When you have chosen a new password, you will be logged out on all devices.

If you did not ask for this, you can ignore this email: your password stays as it is.

The Savet team
`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: (link: string, supportEmail: string) =>
      `Hello,

The password of your Savet account was changed. Other devices have been logged out.

If it was you, there is nothing more to do.

If it was not you, somebody else may have access to your account. Please choose a new password right away:

${link}

If you need help, write to ${supportEmail}.

The Savet team
`,
  },
  emailChange: {
    subject: 'Confirm your new email address for Savet',
    text: (link: string) =>
      `Hello,

You asked to use this address for your Savet account. Please confirm it:

${link}

The link is valid for 24 hours. Until you confirm, nothing changes.

If you did not ask for this, you can ignore this email.

The Savet team
`,
  },
  emailTaken: {
    subject: 'Somebody tried to use your email address',
    text: (link: string) =>
      `Hello,

Somebody tried to use this address for another Savet account. Nothing has changed: the address belongs to your account.

If it was you, you can log in to your account here:

${link}

If it was not you, you can ignore this email.

The Savet team
`,
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    text: (link: string, supportEmail: string) =>
      `Hello,

Your Savet account now uses another email address. Emails and log-in no longer use this one.

If it was you, there is nothing more to do.

If it was not you, undo the change here:

${link}

This works for 7 days. Your account then gets this address back, all devices are logged out, and we send you a link for a new password.

If you need help, write to ${supportEmail}.

The Savet team
`,
  },
  emailRestored: {
    subject: 'Your email address is restored: choose a new password',
    text: (link: string) =>
      `Hello,

Your Savet account uses this address again, and all devices have been logged out. The old password no longer works, because somebody else may know it. Please choose a new one:

${link}

The link works once and is valid for one hour. Later you can request another one on the log-in page.

The Savet team
`,
  },
  contactAnswer: {
    subject: 'We have replied to your message',
    text: (answer: string, proposals: number, link: string) =>
      `Hello,

You wrote to us about your Brand Hub. Here is our reply:

${answer}

${proposals === 0 ? 'You will find the whole conversation in your Brand Hub:' : suggestion(proposals)}

${link}

The Savet team
`,
  },
};

function suggestion(count: number): string {
  return plural('en', count, {
    one: 'We have suggested a text for your Brand Hub. Nothing changes until you accept it there:',
    other:
      'We have suggested texts for your Brand Hub. Nothing changes until you accept them there:',
  });
}
