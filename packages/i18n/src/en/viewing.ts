/** Texts of the list of who has viewed an account. */
export const viewing = {
  title: 'Who has viewed my account',
  intro:
    'Our staff may look at your account in order to help you. They can only look, never change anything, and each viewing is limited in time.',
  loading: 'Loading…',
  none: 'Nobody has viewed your account or used your Brand Hub.',
  someone: 'A former member of the team',
  now: (time: string) => `now, until ${time} at the latest`,
  moment: 'less than a minute',
  reason: (reason: string) => `Reason: ${reason}`,
  noReason: 'No reason was given.',
  lookedAt: (things: string) => `Looked at: ${things}`,
  nothing: 'Nothing was looked at.',
  things: {
    profile: 'profile with the Brand Hub',
    chats: 'chats',
    live: 'what happened meanwhile',
    versions: 'earlier texts of the Brand Hub',
    contact: 'messages to the team',
    queries: 'questions asked',
    viewings: 'this list',
    other: 'other things',
  },
  usedBrandHub: 'Used your Brand Hub to answer a question.',
  more: 'Show more',
  loadFailed: 'The list could not be loaded.',
  retry: 'Try again',
};
