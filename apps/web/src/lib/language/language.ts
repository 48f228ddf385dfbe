import { defaultLanguage, isLanguage, type Language } from '@savet/contract/languages';
import type { PublicCatalogue } from '@savet/i18n/catalogue';
import type { Locale } from '@savet/i18n/formats';

const STORED = 'savet.language';
const CHOSEN_LOGGED_OUT = 'savet.language.loggedOut';

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

/** Remembers a choice made on a logged-out screen, so that the account follows it after log-in. */
export function rememberForLogIn(language: Language): void {
  try {
    sessionStorage.setItem(CHOSEN_LOGGED_OUT, language);
  } catch {
    // Without storage the account's own language applies after log-in.
  }
}

/** The language chosen in this tab before log-in; `undefined` once it has been taken. */
export function takeChosenBeforeLogIn(): Language | undefined {
  try {
    const chosen = sessionStorage.getItem(CHOSEN_LOGGED_OUT);
    sessionStorage.removeItem(CHOSEN_LOGGED_OUT);
    return isLanguage(chosen) ? chosen : undefined;
  } catch {
    return undefined;
  }
}
