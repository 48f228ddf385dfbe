import type { Language } from '@savet/contract/limits';
import type { FrameCatalogue } from '@savet/i18n/catalogue';
import type { Locale } from '@savet/i18n/formats';

const STORED = 'savet.language';

export interface LanguageValue {
  readonly language: Language;
  readonly locale: Locale;
  readonly frame: FrameCatalogue;
  choose(language: Language): void;
}

export const locales: Record<Language, Locale> = { EN: 'en', BG: 'bg' };

/** The language chosen on this device; English until one is. */
export function storedLanguage(): Language {
  try {
    return localStorage.getItem(STORED) === 'BG' ? 'BG' : 'EN';
  } catch {
    return 'EN';
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Without storage the choice holds for this page.
  }
}
