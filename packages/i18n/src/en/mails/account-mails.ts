/** Mails about the account. */
export const accountMails = {
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
  signUpLink: {
    subject: 'Finish signing up for Savet',
    text: (link: string) =>
      `Hello,

You have signed up for Savet with this email address. Open this link to finish:

${link}

The link works once and is valid for 24 hours. We will ask for the password that you chose.

If you did not sign up, you can ignore this email: without the link there is no account.

The Savet team
`,
  },
  signUpTaken: {
    subject: 'Somebody tried to sign up with your email address',
    text: (logIn: string, forgot: string) =>
      `Hello,

Somebody tried to create a Savet account with this address. Nothing has changed: the address belongs to your account.

If it was you, you can log in to your account here:

${logIn}

If you no longer know your password, choose a new one here:

${forgot}

If it was not you, you can ignore this email.

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
    text: (link: string, supportEmail: string, passkeys: string) =>
      `Hello,

The password of your Savet account was changed. Other devices have been logged out.

If it was you, there is nothing more to do.

If it was not you, somebody else may have access to your account. Please choose a new password right away:

${link}
${passkeys}
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
    text: (link: string, passkeys: string) =>
      `Hello,

Your Savet account uses this address again, and all devices have been logged out. The old password no longer works, because somebody else may know it. Please choose a new one:

${link}

The link works once and is valid for one hour. Later you can request another one on the log-in page.
${passkeys}
The Savet team
`,
  },
  accountDeleted: {
    subject: 'Your Savet account will be deleted',
    text: (date: string, link: string, supportEmail: string) =>
      `Hello,

Your Savet account is closed, as you asked. If you had a subscription, it has ended and you will not be charged again. On ${date} we erase the account with everything in it: chats, Brand Hub, messages and files. Nobody can bring it back after that.

If you change your mind before then, log in and choose “Keep my account”:

${link}

If it was not you, somebody else knows your password. Open the same page, choose “Forgotten your password?” and set a new one. Then log in and keep your account.

If you need help, write to ${supportEmail}.

The Savet team
`,
  },
  accountKept: {
    subject: 'Your Savet account stays',
    text: (link: string, supportEmail: string) =>
      `Hello,

Welcome back. Your Savet account is open again, and nothing in it is erased. A subscription that had ended does not start again by itself; you can subscribe in your profile.

If it was not you, somebody else knows your password. Please choose a new one right away:

${link}

If you need help, write to ${supportEmail}.

The Savet team
`,
  },
  accountBlocked: {
    subject: 'Your Savet account is blocked',
    text: (reason: string, supportEmail: string) =>
      `Hello,

Our team has blocked your Savet account: nobody can log in until we open it again. Nothing in it is deleted. Reason: ${reason}

If you pay for a subscription, it continues. Write to ${supportEmail} if you want to end it, or if you think this is a mistake.

The Savet team
`,
  },
  accountUnblocked: {
    subject: 'Your Savet account is open again',
    text: (link: string) =>
      `Hello,

Our team has opened your Savet account again. You can log in here:

${link}

The Savet team
`,
  },
};
