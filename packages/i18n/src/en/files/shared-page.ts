/** Texts of the page behind a shared link. No browser loads them with the application. */
export const sharedPage = {
  kinds: { answer: 'An answer from Savet', chat: 'A chat with Savet' },
  question: 'Question',
  answer: 'Answer',
  answerFrom: (program: string) => `Answer from ${program}`,
  sharedUntil: (date: string) => `This read-only page is available until ${date}.`,
  notChecked: 'Savet is an AI consultant. Its answers can contain mistakes.',
  stopped: 'This answer was stopped before its end.',
  brandColors: 'Brand colours',
  goneTitle: 'This link does not work',
  gone: 'It has expired or been revoked, or part of the address is missing. Please ask the person who sent it to you.',
  busyTitle: 'Please wait a moment',
  busy: 'This page was opened too often, or it cannot be shown right now. Please try again in a minute.',
  previewTitle: 'A page shared from Savet',
};
