import type { Language } from '@savet/contract/limits';
import type { Catalogue, FrameCatalogue } from '@savet/i18n/catalogue';

const frames: Record<Language, () => Promise<FrameCatalogue>> = {
  EN: async () => (await import('@savet/i18n/en-frame')).enFrame,
  BG: async () => (await import('@savet/i18n/bg-frame')).bgFrame,
};
const catalogues: Record<Language, () => Promise<Catalogue>> = {
  EN: async () => (await import('@savet/i18n/en')).en,
  BG: async () => (await import('@savet/i18n/bg')).bg,
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
  const loading = catalogues[language]().then((texts) => {
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
