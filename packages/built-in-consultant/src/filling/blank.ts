/** Marks around the name of a blank, which no text contains: they become square brackets when a draft is written. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A value that a draft shows as a blank to fill in: `[ideal customer]`. */
export function blank(name: string): string {
  return `${OPEN}${name}${CLOSE}`;
}

export function isBlank(value: string): boolean {
  return value.startsWith(OPEN);
}

/** The text with its blanks in square brackets. */
export function showBlanks(text: string): string {
  return text.replaceAll(OPEN, '[').replaceAll(CLOSE, ']');
}
