import { defaultLanguage, isLanguage, type Language } from '@savet/contract/languages';
import type { PublicCatalogue } from '@savet/i18n/catalogue';
import type { Locale } from '@savet/i18n/formats';

const STORED = 'savet.language';

export interface LanguageValue {
  readonly language: Language;
  readonly locale: Locale;
  /** The texts of signed-out screens. */
  readonly texts: PublicCatalogue;
  choose(language: Language): void;
}

/** The language chosen on this device. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORED);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}
