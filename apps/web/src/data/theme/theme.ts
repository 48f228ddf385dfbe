export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const STORED = 'savet.theme';

/** The theme chosen on this device. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORED);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies and stores a theme; `public/first-paint.js` applies it before the first paint of the next page. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colorBars(theme);
  try {
    localStorage.setItem(STORED, theme);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}

/** Colours the browser's own bars: `index.html` has one meta element per scheme, and one of them applies. */
function colorBars(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = bar.dataset['scheme'];
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = scheme === theme ? 'all' : 'not all';
  }
}
