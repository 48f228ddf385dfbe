/** Mails about log-ins with a provider such as Google. */
export const linkedLogInMails = {
  logInLinked: {
    subject: 'You can now log in with another account',
    text: (provider: string, link: string, supportEmail: string, others: string) =>
      `Hello,

Your Savet account is now linked to your account at ${provider}: you can log in with it. You will find all linked log-ins in your profile, where you can unlink them:

${link}
${others}
If it was not you, somebody else has access to your account at ${provider}. Please unlink it, and write to ${supportEmail}.

The Savet team
`,
  },
  /** A paragraph of the mail above. */
  othersShutOut: {
    text: (link: string) =>
      `
Your address had been confirmed in a browser that was not logged in to this account, so somebody else could have created it. To be safe, we removed its password, its passkeys and other linked log-ins, and ended all other sessions. If you want a password, set a new one:

${link}
`,
  },
  logInUnlinked: {
    subject: 'A log-in was unlinked from your account',
    text: (provider: string, link: string, supportEmail: string) =>
      `Hello,

Your Savet account is no longer linked to your account at ${provider}: you can’t log in with it any more.

If it was not you, somebody else has access to your account. Please choose a new password right away, and write to ${supportEmail}:

${link}

The Savet team
`,
  },
};
