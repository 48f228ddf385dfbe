import type { Language } from '@savet/contract/languages';
import type { PublicCatalogue } from '@savet/i18n/catalogue';
import { useEffect, useRef, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { LanguageProvider } from '#lib/language/language-provider.tsx';
import { useLanguage } from '#lib/language/use-language.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { pendingCount } from '#lib/lazy/lazy-component.ts';
import { useStore } from '#lib/store/create-store.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { screenName } from './routes.ts';
import styles from './screen-progress.module.css';
import { Screens } from './screens.tsx';

/** The whole application. `first` is the first language and its texts. */
export function App({ first }: { first: { language: Language; texts: PublicCatalogue } }) {
  return (
    <LanguageProvider first={first}>
      <CrashBoundary>
        <BrowserRouter>
          <ScreenProgress />
          <Screens />
          <ScreenAnnouncer />
        </BrowserRouter>
      </CrashBoundary>
    </LanguageProvider>
  );
}

/** The previous screen stays while the next one loads; the bar shows that it is coming. */
function ScreenProgress() {
  const { shell } = usePublicText();
  const isShown = useStore(pendingCount) > 0;
  return (
    <output>
      {isShown && <progress className={styles.progress} aria-label={shell.loading} />}
    </output>
  );
}

/** Announces the new screen to screen readers: browsers announce a title only when they load a page. */
function ScreenAnnouncer() {
  const screen = screenName(useLocation().pathname);
  const screens = useRef({ current: screen, announced: screen });
  const { language } = useLanguage();
  const [title, setTitle] = useState('');
  useEffect(() => {
    screens.current.current = screen;
  }, [screen]);
  useEffect(() => {
    // The screen sets the title, and its chunk may still be loading when the address changes.
    const observer = new MutationObserver(() => {
      const { current, announced } = screens.current;
      if (current === announced) return;
      screens.current.announced = current;
      setTitle(document.title);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // The announced title is in the language that has just been left.
      setTitle('');
    };
  }, [language]);
  return <output className="visually-hidden">{title}</output>;
}
