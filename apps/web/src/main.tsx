import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadScreenAhead } from './app/screens.tsx';
import { storedLanguage } from './lib/language/language.ts';
import { loadLetters } from './lib/language/load-letters.ts';
import { loadFrameTexts } from './lib/language/texts.ts';
import { makeInstallable } from './lib/page/installable.ts';
import { later } from './lib/page/later.ts';
import { sessionToken } from './lib/session/session.ts';
import '@fontsource-variable/sofia-sans/wght.css';
import './ui/base.css';
import './app/opening.css';

/** For this long, in milliseconds, the first screen is waited for before anything is drawn. */
const FIRST_SCREEN_MS = 5_000;

const language = storedLanguage();
loadLetters(language);
const [frame] = await Promise.all([
  loadFrameTexts(language),
  Promise.race([loadFirstScreen(), new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]),
]);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the application');
// A transition is drawn in small steps, between which the page hears who uses it already.
startTransition(() => createRoot(root).render(<App first={{ language, frame }} />));
later(makeInstallable);

async function loadFirstScreen(): Promise<void> {
  try {
    const session = await sessionToken();
    await loadScreenAhead(window.location.pathname, session !== null);
  } catch {
    // While it cannot be known who is there, the screens ask again, and say what they wait for.
  }
}
