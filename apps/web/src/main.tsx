import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionToken } from '#data/session/session.ts';
import { storedLanguage } from '#lib/language/language.ts';
import { preloadFonts } from '#lib/language/preload-fonts.ts';
import { loadPublicTexts } from '#lib/language/texts.ts';
import { makeInstallable } from '#lib/page/installable.ts';
import { runWhenIdle } from '#lib/page/run-when-idle.ts';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/screens.tsx';
import '@fontsource-variable/sofia-sans/wght.css';
import '#ui/base.css';
import './app/opening.css';

/** How long the first paint waits for the first screen, in milliseconds. */
const FIRST_SCREEN_MS = 5_000;

const language = storedLanguage();
preloadFonts(language);
const [texts] = await Promise.all([
  loadPublicTexts(language),
  Promise.race([loadFirstScreen(), new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]),
]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A transition renders in slices, so that the page handles input in between.
startTransition(() => createRoot(root).render(<App first={{ language, frame: texts }} />));
runWhenIdle(makeInstallable);

async function loadFirstScreen(): Promise<void> {
  try {
    const session = await sessionToken();
    await preloadScreen(window.location.pathname, session !== null);
  } catch {
    // The session is unknown: the guards request it again and show a lost connection.
  }
}
