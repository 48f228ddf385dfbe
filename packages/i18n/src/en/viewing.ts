/** Texts of what users see of staff's viewings. */
export const viewing = {
  title: 'Who has viewed my account',
  text: 'Our team can look at an account to help, for a limited time, and can change nothing in it. Each time is listed here.',
  nobody: 'Nobody has viewed your account.',
  now: (email: string) => `${email} is viewing your account`,
  viewed: (email: string) => `${email} viewed your account`,
  usedBrandHub: (email: string) => `${email} asked a question answered from your Brand Hub`,
  somebody: 'Somebody of the team',
  span: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `since ${from}`,
  reason: (reason: string) => `Reason: ${reason}`,
  noReason: 'No reason was given.',
  looked: (topics: string) => `Looked at: ${topics}`,
  topics: {
    profile: 'profile',
    chats: 'chats',
    brandHub: 'Brand Hub',
    queries: 'list of questions',
  },
  more: 'Show earlier ones',
  loadFailed: 'The list could not be loaded.',
  loadAgain: 'Load again',
};
