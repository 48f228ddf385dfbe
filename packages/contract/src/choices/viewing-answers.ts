/** A user's answers to a request to view the account. */
export const viewingAnswers = ['approved', 'declined'] as const;
