import type { Language } from '@savet/contract/languages';
import type { Catalogue, PublicCatalogue, SignedInCatalogue } from '@savet/i18n/catalogue';

const publicTexts: Record<Language, () => Promise<PublicCatalogue>> = {
  EN: async () => (await import('@savet/i18n/en-public')).enPublic,
  BG: async () => (await import('@savet/i18n/bg-public')).bgPublic,
};
const signedInTexts: Record<Language, () => Promise<SignedInCatalogue>> = {
  EN: async () => (await import('@savet/i18n/en-signed-in')).enSignedIn,
  BG: async () => (await import('@savet/i18n/bg-signed-in')).bgSignedIn,
};

const requests = new Map<Language, Promise<Catalogue>>();
const loaded = new Map<Language, Catalogue>();

/** Loads the texts of signed-out screens, a chunk of their own. */
export function loadPublicTexts(language: Language): Promise<PublicCatalogue> {
  return publicTexts[language]();
}

/** Loads all texts of a language once; tries again after a failure. */
export function loadAllTexts(language: Language): Promise<Catalogue> {
  const existing = requests.get(language);
  if (existing) return existing;
  const request = loadBoth(language).then((texts) => {
    loaded.set(language, texts);
    return texts;
  });
  requests.set(language, request);
  request.catch(() => requests.delete(language));
  return request;
}

/** All texts of a language; undefined until they have loaded. */
export function allTexts(language: Language): Catalogue | undefined {
  return loaded.get(language);
}

/** Whether a screen has needed all texts. */
export function areAllTextsWanted(): boolean {
  return requests.size > 0;
}

async function loadBoth(language: Language): Promise<Catalogue> {
  const parts = [publicTexts[language](), signedInTexts[language]()] as const;
  const [publicPart, signedInPart] = await Promise.all(parts);
  return { ...publicPart, ...signedInPart };
}
