import type { Language } from '@savet/contract/limits';
import type { Catalogue, FrameCatalogue, InsideCatalogue } from '@savet/i18n/catalogue';

const frames: Record<Language, () => Promise<FrameCatalogue>> = {
  EN: async () => (await import('@savet/i18n/en-frame')).enFrame,
  BG: async () => (await import('@savet/i18n/bg-frame')).bgFrame,
};
const insides: Record<Language, () => Promise<InsideCatalogue>> = {
  EN: async () => (await import('@savet/i18n/en-inside')).enInside,
  BG: async () => (await import('@savet/i18n/bg-inside')).bgInside,
};

const asked = new Map<Language, Promise<Catalogue>>();
const loaded = new Map<Language, Catalogue>();

/** Texts of the screens before signing in, as a chunk of their own. */
export function loadFrameTexts(language: Language): Promise<FrameCatalogue> {
  return frames[language]();
}

/** All texts of a language; asked for once, and again after a failure. */
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

/** All texts of a language once they are there. */
export function allTexts(language: Language): Catalogue | undefined {
  return loaded.get(language);
}

/** Whether a screen that needs all texts has been shown. */
export function areAllTextsWanted(): boolean {
  return asked.size > 0;
}
