import { createRoot, type Root } from 'react-dom/client';
import { page } from 'vitest/browser';
import { setViewing } from '#data/call/viewing-state.ts';
import { endSession, sessionToken } from '#data/session/session.ts';
import { storedLanguage } from '#lib/language/language.ts';
import { loadPublicTexts } from '#lib/language/texts.ts';
import { App } from '../../src/app/app.tsx';
import type { FakeApi } from './fake-api.ts';
import '@fontsource-variable/sofia-sans/wght.css';
import '#ui/base.css';
import '../../src/app/opening.css';

/** Window sizes, in CSS pixels. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Addresses of full page loads, in order. They are cancelled: a page load would end the test. */
export const departures: string[] = [];

let opened: { root: Root; element: HTMLElement; api: FakeApi } | undefined;

/** Opens the application at this path as after a page load: only storage remains of the previous page. */
export async function openApp(api: FakeApi, path: string): Promise<void> {
  leavePage();
  window.fetch = api.fetch;
  await beginSession();
  window.history.pushState(null, '', path);
  const language = storedLanguage();
  const texts = await loadPublicTexts(language);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  const root = createRoot(element);
  root.render(<App first={{ language, texts }} />);
  opened = { root, element, api };
}

/** Reloads the application at the current path. */
export function reloadApp(): Promise<void> {
  if (!opened) throw new Error('the application is not open');
  return openApp(opened.api, window.location.pathname);
}

/** Unmounts the application and clears its storage. */
export function closeApp(): void {
  leavePage();
  setViewing(null);
  localStorage.clear();
  sessionStorage.clear();
}

/** Records and cancels navigations that leave the page, not those of the router. */
export function holdDepartures(): () => void {
  departures.length = 0;
  const hold = (event: NavigateEvent) => {
    if (event.destination.sameDocument || !event.cancelable) return;
    event.preventDefault();
    departures.push(event.destination.url);
  };
  window.navigation.addEventListener('navigate', hold);
  return () => window.navigation.removeEventListener('navigate', hold);
}

export function resize({ width, height }: { width: number; height: number }): Promise<void> {
  return page.viewport(width, height);
}

function leavePage(): void {
  opened?.root.unmount();
  opened?.element.remove();
  opened = undefined;
}

/** The session module outlives a simulated page load: the previous page may still be renewing its token. */
async function beginSession(): Promise<void> {
  await sessionToken().catch(() => null);
  endSession();
  await sessionToken().catch(() => null);
}
