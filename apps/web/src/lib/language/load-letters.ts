import type { Language } from '@savet/contract/limits';

/** A letter of each part of the typeface that a language needs. */
const letters: Record<Language, string> = { EN: 'A', BG: 'AЖ' };

/** Fetches the language's part of the typeface now, not when the first text is drawn. */
export function loadLetters(language: Language): void {
  // Without it, the text is drawn in the system's typeface.
  document.fonts.load('1rem "Sofia Sans Variable"', letters[language]).catch(() => undefined);
}
