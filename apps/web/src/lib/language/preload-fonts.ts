import { type Language, languages } from '@savet/contract/languages';

/** Starts the download of the font subsets of a language before the first text is drawn. */
export function preloadFonts(language: Language): void {
  // Without them, text is drawn in the system's typeface.
  document.fonts
    .load('1rem "Sofia Sans Variable"', languages[language].fontProbe)
    .catch(() => undefined);
}
