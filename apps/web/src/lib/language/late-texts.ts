import type { Language } from '@savet/contract/languages';

/** Texts that load when a screen first needs them. */
export interface LateTexts<Texts> {
  /** Loads the texts of a language once; tries again after a failure. The promise is the same until then. */
  load(language: Language): Promise<Texts>;
  /** Whether a screen has needed them. */
  isNeeded(): boolean;
}

export function createLateTexts<Texts>(
  fetch: (language: Language) => Promise<Texts>,
): LateTexts<Texts> {
  const requests = new Map<Language, Promise<Texts>>();
  return {
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
}
