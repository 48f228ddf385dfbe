/** Texts of the pages behind links in emails, and of password, address and sessions in the profile. */
export const security = {
  forgotten: {
    title: 'Choose a new password',
    welcome: 'Enter the email address of your account. We will send you a link.',
    submit: 'Send the link',
    sent: (email: string) =>
      `If there is an account with the address ${email}, we have sent it a link. It is valid for one hour. If you don’t find the email, please look in your spam folder.`,
    otherAddress: 'Use another address',
    toLogIn: 'Back to log-in',
    tooMany: 'Too many links have been requested. Please try again in ten minutes.',
  },
  reset: {
    title: 'Your new password',
    welcome: (email: string) => `For your account ${email}.`,
    password: 'New password',
    submit: 'Save password',
    checking: 'Checking the link…',
    invalid:
      'This link no longer works: it has expired, has already been used, or part of the address is missing. You can request a new one; it works once, for one hour.',
    requestLink: 'Request a new link',
    checkFailed: 'The link could not be checked.',
    retry: 'Try again',
    failed: 'Your password was not saved. Please try again.',
    done: 'Your new password is saved. You have been logged out on all devices.',
    toLogIn: 'Log in',
  },
};
