/** Texts of the requests of staff to view an account, which are answered on any screen. */
export const viewingRequests = {
  notice: 'Our team asks to view your account.',
  open: 'Answer',
  title: 'Requests to view your account',
  intro:
    'They could only look, never change anything. What is opened is recorded in your profile. If you do not answer, nobody can view your account.',
  none: 'There is nothing left to answer.',
  until: (time: string) => `Can be answered until ${time}`,
  allow: 'Allow one viewing',
  decline: 'Decline',
  allowed: 'You have allowed one viewing. You can still change your mind.',
  declined: 'You have declined. You can still change your mind.',
  close: 'Close',
  reason: (reason: string) => `Reason: ${reason}`,
  noReason: 'No reason was given.',
  loadFailed: 'The list could not be loaded.',
  retry: 'Try again',
};
