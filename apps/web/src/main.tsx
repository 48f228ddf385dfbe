import { type Language, languages } from '@savet/contract/languages';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionToken } from '#data/session/session.ts';
import { storedLanguage } from '#lib/language/language.ts';
import { loadPublicTexts } from '#lib/language/texts.ts';
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
startTransition(() => createRoot(root).render(<App first={{ language, texts }} />));
runWhenIdle(makeInstallable);

/** Starts the download of the font subsets of a language before the first text is drawn. */
function preloadFonts(language: Language): void {
  // Without them, text is drawn in the system's typeface.
  document.fonts
    .load('1rem "Sofia Sans Variable"', languages[language].fontProbe)
    .catch(() => undefined);
}

async function loadFirstScreen(): Promise<void> {
  try {
    const session = await sessionToken();
    await preloadScreen(window.location.pathname, session !== null);
  } catch {
    // The session is unknown: the guards request it again and show a lost connection.
  }
}

/**
 * Makes the page installable: adds its manifest, which would delay the first screen if `index.html` named it, and
 * the service worker, which shows a page of its own while there is no network. The app works without either.
 */
function makeInstallable(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
