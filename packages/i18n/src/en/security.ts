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
  password: {
    row: 'Password',
    change: 'Change password',
    title: 'Change your password',
    current: 'Current password',
    new: 'New password',
    note: 'All your other devices will be logged out.',
    cancel: 'Cancel',
    save: 'Save password',
    saved: 'Your password is changed. All other devices have been logged out.',
  },
  sessions: {
    title: 'Where you are logged in',
    intro:
      'Every browser in which you are logged in. If you do not recognise one, log it out and change your password.',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    current: 'This device',
    signedIn: (time: string) => `Logged in ${time}`,
    lastSeen: (time: string) => `Last seen ${time}`,
    end: 'Log out',
    endDevice: (device: string) => `Log out ${device}`,
    endOthers: 'Log out all other devices',
    ended: 'The device has been logged out.',
    othersEnded: 'All other devices have been logged out.',
    loadFailed: 'The list could not be loaded.',
    retry: 'Try again',
  },
  email: {
    change: 'Change email',
    title: 'Change your email address',
    intro:
      'We will send a link to the new address. Nothing changes until you open it; your present address then gets a notice.',
    new: 'New email address',
    password: 'Your password',
    cancel: 'Cancel',
    send: 'Send the link',
    sent: (email: string) =>
      `We have sent a link to ${email}. Until you open it, your address stays the same. The link is valid for 24 hours.`,
    close: 'Close',
  },
  newEmail: {
    title: 'Confirm your new address',
    text: 'Your account will use the address to which this link was sent. You will log in with it from now on.',
    submit: 'Confirm address',
    done: 'Your new address is confirmed.',
    toApp: 'Continue',
    invalid:
      'This link no longer works: it has expired, another change replaced it, or part of the address is missing. You can request a new one in your profile.',
    logInFirst:
      'This address can only be confirmed while you are logged in to the account it belongs to. Log in, then open the link again.',
    failed: 'Your address could not be confirmed.',
  },
  undoEmail: {
    title: 'Undo the change of address',
    text: 'Your account gets back the address to which this link was sent. All devices are logged out, the old password stops working, and we send you a link for a new one.',
    submit: 'Undo the change',
    done: 'Your address is restored, and all devices have been logged out. We have sent you a link with which you can choose a new password.',
    invalid:
      'This link no longer works: the seven days are over, or part of the address is missing. If somebody else has your account, please write to us.',
    failed: 'The change could not be undone.',
    toLogIn: 'To log-in',
  },
  deletion: {
    title: 'Delete account',
    intro: (days: number) =>
      `Your account is closed at once. For ${days} days you can change your mind; then it is erased.`,
    open: 'Delete account',
    dialogTitle: 'Delete your account?',
    closing: 'You are logged out on all devices, and our team no longer sees the account.',
    subscription:
      'Your subscription ends at once and is not charged again. Time that you have already paid for is not refunded.',
    returning: (days: number) =>
      `For ${days} days you can keep the account: just log in. A subscription that has ended does not come back by itself.`,
    erasing:
      'After that, everything is erased for good: chats, Brand Hub, messages to the team and all files.',
    staying:
      'Only what bookkeeping requires stays: invoices with Stripe, our payment service, and our own record of costs, without your name. Emails that our team has received stay in its mailbox.',
    password: 'Your password',
    cancel: 'Cancel',
    confirm: 'Delete account',
  },
  closed: {
    note: (date: string) =>
      `Your account is closed. Until ${date} you can log in and keep it; after that, everything in it is erased.`,
    title: 'This account is being deleted',
    text: (date: string) =>
      `You asked us to delete it. Everything in it is erased on ${date}. If you keep the account, you find everything as it was; only a subscription has to be started again.`,
    leave: 'Leave it deleted',
    keep: 'Keep my account',
  },
};
