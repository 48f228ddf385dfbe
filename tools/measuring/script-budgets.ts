/**
 * The most script of a screen in each language, in bytes after gzip. Texts in Cyrillic weigh more than in Latin letters.
 */
export const scriptBudgets = {
  login: { EN: 100_000, BG: 100_500 },
  chat: { EN: 135_000, BG: 138_000 },
};
