/** Texts of the requests of staff to view an account, which are answered on any screen. */
export const viewingRequests = {
  notice: 'Our team would like to view your account.',
  open: 'Answer',
  title: 'Requests to view your account',
  intro:
    'Our team can look but not change anything. What they open is recorded in your profile. If you do not answer, nobody can view your account.',
  none: 'No requests are waiting for your answer.',
  until: (time: string) => `Please answer by ${time}`,
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
