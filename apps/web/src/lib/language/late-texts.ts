import type { Language } from '@savet/contract/languages';

/** Texts that load when a screen first needs them. */
export interface LateTexts<Texts> {
  /** Loads the texts of a language once; tries again after a failure. The promise is the same until then. */
  load(language: Language): Promise<Texts>;
  /** Whether a screen has needed them. */
  isNeeded(): boolean;
}

/** All of them, as far as their modules have loaded. */
const all: LateTexts<unknown>[] = [];

/** The texts that screens have needed so far. */
export function neededTexts(): LateTexts<unknown>[] {
  return all.filter((texts) => texts.isNeeded());
}

export function createLateTexts<Texts>(
  fetch: (language: Language) => Promise<Texts>,
): LateTexts<Texts> {
  const requests = new Map<Language, Promise<Texts>>();
  const texts: LateTexts<Texts> = {
    load(language) {
      const existing = requests.get(language);
      if (existing) return existing;
      const request = fetch(language);
      requests.set(language, request);
      request.then(
        // React's `use` reads these fields. Without them it suspends once more for texts that have loaded.
        (value) => Object.assign(request, { status: 'fulfilled', value }),
        () => requests.delete(language),
      );
      return request;
    },
    isNeeded: () => requests.size > 0,
  };
  all.push(texts);
  return texts;
}
