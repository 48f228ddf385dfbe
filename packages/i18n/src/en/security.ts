import { passkeys } from './passkeys.ts';
import { viewing } from './viewing.ts';

/** Texts of the pages behind links in emails, and of password, address, sessions and own data in the profile. */
export const security = {
  /** Groups of the profile's sections. */
  groups: {
    label: 'Sections',
    summary: 'Often needed',
    account: 'Account',
    plan: 'Plan and payments',
    security: 'Security',
    privacy: 'Privacy and data',
    viewings: 'Who on our team, and when',
  },
  verification: {
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet',
    send: 'Send the link again',
    sent: (email: string) => `We have sent a link to ${email}. It is valid for 24 hours.`,
    failed: 'The link could not be sent. Please try again.',
    tooMany: 'You have requested too many links. Please try again in an hour.',
    network: 'The link could not be sent because there is no connection. Please try again.',
    alreadyConfirmed: 'This link is no longer needed: your address is already confirmed.',
    outcomes: {
      confirmed: 'Thank you, your address is confirmed.',
      expired: 'This link has expired. Request a new one; it is valid for 24 hours.',
      invalid:
        'This link does not work: it has already been used, or part of the address is missing. You can request a new one.',
      logInFirst:
        'This link only works while you are logged in with the address it was sent to. Log in with that address, then open the link again.',
    },
  },
  forgotten: {
    title: 'Reset your password',
    welcome: 'Enter the email address of your account. We will send you a link.',
    submit: 'Send the link',
    sent: (email: string) =>
      `If there is an account with the address ${email}, we have sent it a link. It is valid for one hour. If you don’t find the email, please look in your spam folder.`,
    sentTitle: 'Check your email',
    otherAddress: 'Use another address',
    toLogIn: 'Back to log-in',
    tooMany: 'Too many links have been requested. Please try again in ten minutes.',
  },
  signUpLink: {
    mailed: 'One more step',
    sent: (email: string) =>
      `We have sent an email to ${email}. Open the link in it to go on; it works once, for 24 hours. If you don’t find the email, please look in your spam folder.`,
    again: 'Send it again',
    sentAgain: (email: string) => `We have sent another email to ${email}.`,
    title: 'Finish signing up',
    welcome: 'Enter the password that you chose when you signed up. It shows us that it was you.',
    wrongPassword:
      'This is not the password that you chose when you signed up. If you no longer know it, sign up again.',
    invalidTitle: 'This link no longer works',
    invalid:
      'It has expired, has already been used, or part of its address is missing. If you have used it, log in; otherwise sign up again.',
    taken: 'There is now an account with this address. You can log in.',
    signUpAgain: 'Sign up again',
  },
  reset: {
    title: 'Your new password',
    welcome: (email: string) => `For your account ${email}.`,
    password: 'New password',
    submit: 'Save password',
    checking: 'Checking the link…',
    invalidTitle: 'This link no longer works',
    invalid:
      'It has expired, has already been used, or part of its address is missing. You can request a new one; it works once, for one hour.',
    requestLink: 'Request a new link',
    checkFailed: 'The link could not be checked.',
    retry: 'Try again',
    failed: 'Your password was not saved. Please try again.',
    passkeys:
      'A new password does not change your passkeys: they still open your account. If you see one here that you did not create, remove it in your profile.',
    passkeysList: 'Your passkeys',
    passkey: (name: string, date: string) => `${name}, added ${date}`,
    doneTitle: 'Your password is saved',
    done: 'You have been logged out on all devices. Log in with the new password.',
    toLogIn: 'Log in',
  },
  password: {
    row: 'Password',
    change: 'Change password',
    set: 'Set a password',
    title: 'Change your password',
    current: 'Current password',
    new: 'New password',
    note: 'All your other devices will be logged out.',
    cancel: 'Cancel',
    save: 'Save password',
    saved: 'Your password is changed. All other devices have been logged out.',
  },
  secondFactor: {
    title: 'Log-in with a code',
    intro:
      'With a second factor, nobody can log in with your password alone: log-in also asks for a code from an app on your phone.',
    required: 'Your work on the team requires a second factor here.',
    off: 'It is off.',
    since: (date: string) => `On since ${date}.`,
    codesLeft: {
      one: 'One recovery code is left.',
      other: (count: string) => `${count} recovery codes are left.`,
    },
    noCodesLeft: 'No recovery code is left',
    noCodesLeftText: 'Please make new ones.',
    reset: (date: string) => `On ${date} our team removed your second factor.`,
    resetText: (reason: string) =>
      `Reason: ${reason} If you did not ask for this, change your password and write to us.`,
    setUp: 'Set up',
    renew: 'New recovery codes',
    stop: 'Switch off',
    loadFailed: 'This could not be loaded.',
    retry: 'Try again',
    cancel: 'Cancel',
    next: 'Next',
    password: 'Current password',
    code: 'Code',
    codeHint: 'Six digits from the app',
    anyCodeHint: 'Six digits from your authenticator app, or a recovery code',
    setUpTitle: 'Set up log-in with a code',
    scan: 'Scan this QR code with an authenticator app, such as the one in your password manager. Then enter the code it shows.',
    qr: 'QR code for the authenticator app',
    scanHere:
      'Open your authenticator app with the button, or copy the key into it. Then enter the code it shows.',
    openApp: 'Open in the app',
    otherDevice: 'If the app is on another device, scan this there:',
    secret: 'Without a camera, type this key into the app:',
    key: 'Key:',
    copyKey: 'Copy the key',
    keyCopied: 'The key is copied.',
    confirm: 'Switch on',
    codesTitle: 'Your recovery codes',
    codesText:
      'Keep them where you can find them without your phone. Each works once, in place of a code from the app. They are shown only now.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    download: 'Download',
    file: 'Savet – recovery codes',
    done: 'I have saved them',
    renewTitle: 'New recovery codes',
    renewText: 'Your current codes will stop working.',
    make: 'Make new codes',
    stopTitle: 'Switch off log-in with a code',
    stopText: 'The password alone will be enough to log in.',
    stopped: 'Log-in no longer asks for a code.',
  },
  logInCode: {
    title: 'Enter your code',
    text: 'Your account asks for a code from your authenticator app. Without the app, enter a recovery code.',
    code: 'Code',
    wrong: 'This code is not correct or has already been used. Please enter the next one.',
    submit: 'Log in',
    cancel: 'Cancel',
    lost: 'No app and no recovery code? Once our team knows that it is you, they can remove the second factor. Write to:',
  },
  linkedLogIns: {
    title: 'Log-in with another account',
    intro:
      'You can log in with an account that you have elsewhere. It must have the same confirmed email address as this one.',
    noPassword:
      'Your account has no password. You can set one with a link that we send to your address.',
    fresh: (minutes: number) =>
      `You have just logged in, so no password is needed for ${minutes} minutes.`,
    logInAgain: (minutes: number) =>
      `Your account has no password. Please log in once more to show that it is you; then come back here within ${minutes} minutes.`,
    since: (date: string) => `linked on ${date}`,
    link: (name: string) => `Link ${name}`,
    unlink: 'Unlink',
    unlinkOne: (name: string) => `Unlink ${name}`,
    unlinkTitle: (name: string) => `Unlink ${name}?`,
    unlinkText: (name: string) => `You will no longer be able to log in with ${name}.`,
    unlinked: (name: string) => `${name} is no longer linked.`,
    password: 'Current password',
    cancel: 'Cancel',
    loadFailed: 'The list could not be loaded.',
    retry: 'Try again',
  },
  providerReturn: {
    title: 'Log in',
    toLogIn: 'Back to log-in',
    toProfile: 'Back to your profile',
    retry: 'Try again',
    refusals: {
      CANCELLED: 'You went back without logging in.',
      FAILED:
        'The log-in did not succeed. Please try again. If it happens again, log in with your password or write to us.',
      EXPIRED:
        'This log-in took too long, has been used already, or began in another browser. Please try again.',
      EMAIL_NOT_VERIFIED:
        'Your account there has no confirmed email address. Please confirm the address there and try again, or log in with your password.',
      ACCOUNT_NOT_VERIFIED:
        'An account here has your address, but the address has not been confirmed. If the account is yours, log in with your password and confirm the address in your profile. If you do not know the password, choose “Forgotten your password?” on the log-in page. After that you can log in this way.',
      LINKED_OTHERWISE:
        'Your account is linked to another user of the same provider. Please log in with that one, or with your password.',
      OTHER_ACCOUNT:
        'That account does not belong to yours here, so nothing was changed. Please choose the one with your email address.',
      ADDRESS_RESERVED:
        'This address can’t be used for a new account at present. Please log in with your password, or use another address.',
    },
  },
  passkeys,
  viewing,
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
  chatImport: {
    title: 'Chats from elsewhere',
    intro: 'Bring your chats with ChatGPT or Claude here. They stay marked as imported.',
    open: 'Import chats',
  },
  yourData: {
    title: 'Your data',
    intro:
      'Everything in your account in one archive: chats, Brand Hub with all versions, queries, visits by our team, messages to it, and invoices. You can read it yourself, and another Savet can import it.',
    start: 'Export everything',
    running: 'Your file is being prepared. You can leave this page in the meantime.',
    progress: (percent: string, done: string, total: string) =>
      `${percent} – ${done} of ${total} messages`,
    download: (size: string) => `Download (${size})`,
    expires: (time: string) => `Available until ${time}`,
    again: 'Export again',
    failed: 'Your file could not be prepared. Please try again.',
    downloadFailed: 'The download failed.',
    loadFailed: 'We could not check whether a file is ready. Please try again.',
    retry: 'Try again',
  },
  email: {
    change: 'Change email',
    title: 'Change your email address',
    intro:
      'We will send a link to the new address. Nothing changes until you open it; we then notify your current address.',
    new: 'New email address',
    password: 'Current password',
    cancel: 'Cancel',
    send: 'Send the link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `We have sent a link to ${email}. Until you open it, your address stays the same. The link is valid for 24 hours.`,
    close: 'Close',
  },
  newEmail: {
    title: 'Confirm your new address',
    text: 'Your account will use the address to which this link was sent. You will log in with it from now on.',
    submit: 'Confirm address',
    doneTitle: 'Address confirmed',
    done: 'Your new address is confirmed.',
    toApp: 'Continue',
    invalidTitle: 'This link no longer works',
    invalid:
      'It has expired, another change replaced it, or part of its address is missing. You can request a new one in your profile.',
    logInFirst:
      'This address can only be confirmed while you are logged in to the account it belongs to. Log in, then confirm it here.',
    toLogIn: 'Log in',
    failed: 'Your address could not be confirmed.',
  },
  undoEmail: {
    title: 'Undo the change of address',
    text: 'Your account gets back the address to which this link was sent. All devices are logged out, the old password stops working, and we send you a link for a new one.',
    submit: 'Undo the change',
    doneTitle: 'The change is undone',
    done: 'Your address is restored, and all devices have been logged out. We have sent you a link with which you can choose a new password.',
    invalidTitle: 'This link no longer works',
    invalid:
      'The seven days are over, or part of its address is missing. If somebody else has access to your account, please write to us.',
    failed: 'The change could not be undone.',
    toLogIn: 'Back to log-in',
  },
  name: {
    label: 'Name',
    none: 'No name yet',
    edit: 'Edit name',
    title: 'Your name',
    first: 'First name',
    last: 'Last name',
  },
  shareFeedback: {
    title: 'Share rated answers with the team',
    text: 'If you share, our team can read the answers you rate from then on and the questions they belong to, but nothing else in your chats. You can stop at any time; the team then no longer sees any of them.',
    on: 'Share',
    off: 'Do not share',
  },
  deletion: {
    title: 'Delete account',
    intro: (days: number) =>
      `Your account will be closed at once. For ${days} days you can change your mind; then it will be erased.`,
    open: 'Delete account',
    dialogTitle: 'Delete your account?',
    closing: 'You will be logged out on all devices, and our team will no longer see the account.',
    subscription:
      'Your subscription will end at once and will not be charged again. Time that you have already paid for will not be refunded.',
    returning: (days: number) =>
      `For ${days} days you can keep the account: just log in. A subscription that has ended will not come back by itself.`,
    erasing:
      'After that, everything will be erased for good: chats, Brand Hub, messages to the team and all files.',
    staying:
      'Only what bookkeeping requires will stay: invoices with Stripe, our payment service, and our own record of costs, without your name. Emails that our team has received will stay in its mailbox.',
    password: 'Current password',
    cancel: 'Cancel',
    confirm: 'Delete account',
  },
  closed: {
    note: (date: string) =>
      `Your account is closed. Until ${date} you can log in and keep it; after that, everything in it is erased.`,
    title: 'This account is set to be deleted',
    text: (date: string) =>
      `You asked us to delete it. Everything in it is erased on ${date}. If you keep the account, you will find everything as it was; only a subscription has to be started again.`,
    leave: 'Let it be deleted',
    keep: 'Keep my account',
  },
};
