/** Pace of the provider that stands in for a model. */
export const FIRST_TOKEN_MS = 200;
export const TOKEN_MS = 20;
/** Tokens of an answer: about 150 words. */
export const TOKENS = 200;
/** One token's text. */
export const TOKEN = 'word ';
/** From the first token to the last, in milliseconds. */
export const WRITING_MS = (TOKENS - 1) * TOKEN_MS;
