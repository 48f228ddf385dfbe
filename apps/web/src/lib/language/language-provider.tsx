import type { Language } from '@savet/contract/limits';
import type { FrameCatalogue } from '@savet/i18n/catalogue';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { locales, storedLanguage, storeLanguage } from './language.ts';
import { LanguageContext } from './language-context.ts';
import { areAllTextsWanted, loadAllTexts, loadFrameTexts } from './texts.ts';

interface Loaded {
  language: Language;
  frame: FrameCatalogue;
}

/** Gives the texts of the chosen language; the old ones stay until the new ones are there. */
export function LanguageProvider({ first, children }: { first: Loaded; children: ReactNode }) {
  const [loaded, setLoaded] = useState(first);
  const choose = useCallback((language: Language) => {
    storeLanguage(language);
    void loadShown(language).then((frame) => {
      // Only the last choice counts, however long its texts took to come.
      if (storedLanguage() === language) setLoaded({ language, frame });
    });
  }, []);
  const locale = locales[loaded.language];
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const value = useMemo(() => ({ ...loaded, locale, choose }), [loaded, locale, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** All that the present screen needs, so that nothing waits in the middle of a change. */
async function loadShown(language: Language): Promise<FrameCatalogue> {
  const [frame] = await Promise.all([
    loadFrameTexts(language),
    areAllTextsWanted() ? loadAllTexts(language) : undefined,
  ]);
  return frame;
}
