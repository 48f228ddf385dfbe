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

/** Shows a theme and remembers it; `public/first-paint.js` shows it again before the first paint. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colorBars(theme);
  try {
    localStorage.setItem(STORED, theme);
  } catch {
    // Without storage the choice holds for this page.
  }
}

/** The browser's own bars: `index.html` has a colour for each scheme, of which one holds. */
function colorBars(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = bar.dataset['scheme'];
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = scheme === theme ? 'all' : 'not all';
  }
}
