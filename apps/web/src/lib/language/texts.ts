import type { Language } from '@savet/contract/languages';
import type { Catalogue, PublicCatalogue, SignedInCatalogue } from '@savet/i18n/catalogue';

const frames: Record<Language, () => Promise<PublicCatalogue>> = {
  EN: async () => (await import('@savet/i18n/en-public')).enPublic,
  BG: async () => (await import('@savet/i18n/bg-public')).bgPublic,
};
const insides: Record<Language, () => Promise<SignedInCatalogue>> = {
  EN: async () => (await import('@savet/i18n/en-signed-in')).enSignedIn,
  BG: async () => (await import('@savet/i18n/bg-signed-in')).bgSignedIn,
};

const asked = new Map<Language, Promise<Catalogue>>();
const loaded = new Map<Language, Catalogue>();

/** Loads the texts of signed-out screens, a chunk of their own. */
export function loadPublicTexts(language: Language): Promise<PublicCatalogue> {
  return frames[language]();
}

/** Loads all texts of a language once; tries again after a failure. */
export function loadAllTexts(language: Language): Promise<Catalogue> {
  const known = asked.get(language);
  if (known) return known;
  const loading = Promise.all([frames[language](), insides[language]()]).then(([frame, inside]) => {
    const texts = { ...frame, ...inside };
    loaded.set(language, texts);
    return texts;
  });
  asked.set(language, loading);
  loading.catch(() => asked.delete(language));
  return loading;
}

/** All texts of a language; undefined until they have loaded. */
export function allTexts(language: Language): Catalogue | undefined {
  return loaded.get(language);
}

/** Whether a screen has needed all texts. */
export function areAllTextsWanted(): boolean {
  return asked.size > 0;
}
