/** The most script of a screen in English, in bytes after gzip. */
export const scriptBudgets = { login: 100_000, chat: 135_000 };
