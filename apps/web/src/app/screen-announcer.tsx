import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../lib/language/use-language.ts';
import { screenOf } from '../lib/page/screen-of.ts';

/** Tells screen readers which screen a link has led to: browsers do so only when they load a page. */
export function ScreenAnnouncer() {
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const shown = useRef({ now: screen, told: screen });
  const { language } = useLanguage();
  const [title, setTitle] = useState('');
  useEffect(() => {
    shown.current.now = screen;
  }, [screen]);
  useEffect(() => {
    // The title comes with the screen, which may still have to be loaded.
    const observer = new MutationObserver(() => {
      const { now, told } = shown.current;
      if (now === told) return;
      shown.current.told = now;
      setTitle(document.title);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // What was said in one language is not left standing in another.
      setTitle('');
    };
  }, [language]);
  return <output className="visually-hidden">{title}</output>;
}
