/** Texts of the list of staff visits to an account. */
export const viewing = {
  title: 'Who has viewed my account',
  intro:
    'Our team may view your account to help you. They can only look, never change anything, and every visit is time-limited.',
  loading: 'Loading...',
  none: 'Nobody has viewed your account or used your Brand Hub.',
  someone: 'A former member of the team',
  now: (time: string) => `now, until ${time} at the latest`,
  lessThanMinute: 'less than a minute',
  reason: (reason: string) => `Reason: ${reason}`,
  noReason: 'No reason was given.',
  opened: (things: string) => `Opened: ${things}`,
  nothingOpened: 'Nothing was opened.',
  things: {
    profile: 'profile and Brand Hub',
    chats: 'chats',
    live: 'live updates during the visit',
    versions: 'earlier Brand Hub versions',
    contact: 'messages to the team',
    queries: 'query history',
    viewings: 'this list',
    other: 'other things',
  },
  usedBrandHub: 'Used your Brand Hub to answer a question.',
  more: 'Show more',
  loadFailed: 'The list could not be loaded.',
  retry: 'Try again',
};
