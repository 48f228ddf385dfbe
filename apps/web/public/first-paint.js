// Sets the stored theme and language before the first paint, so that nothing flashes.
// Tags by language code, as in packages/contract/src/languages.ts; a test compares them.
const tags = { EN: 'en', BG: 'bg' };
let language = 'EN';
try {
  const theme = localStorage.getItem('savet.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    // As in data/theme/theme.ts: the browser's bars follow the theme.
    for (const bar of document.querySelectorAll('meta[data-scheme]'))
      bar.media = bar.dataset.scheme === theme ? 'all' : 'not all';
  }
  const stored = localStorage.getItem('savet.language');
  if (Object.hasOwn(tags, stored)) language = stored;
} catch {
  // Without storage the page has the system's theme, in English.
}
document.documentElement.lang = tags[language];

// Preloads the chunks of this screen in parallel with the entry. The build writes their names into `data-preload`.
const { preload } = document.currentScript.dataset;
if (preload) {
  const filesByKey = JSON.parse(preload);
  const [, screen] = location.pathname.split('/');
  const files = [language, screen, `${screen} ${language}`].flatMap((key) => filesByKey[key] ?? []);
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}

// The entry is missing, for example because an old page meets a new deployment: reload once, then say so instead of
// staying blank. Once the application runs, it handles its errors itself.
window.addEventListener(
  'error',
  ({ target }) => {
    const root = document.getElementById('root');
    if (!root || root.hasChildNodes() || target instanceof HTMLLinkElement) return;
    try {
      // At most once a minute, as for screens (lib/lazy/load-or-reload.ts).
      const reloadedAt = Number(sessionStorage.getItem('savet.reloaded') ?? 0);
      if (Date.now() - reloadedAt > 60_000) {
        sessionStorage.setItem('savet.reloaded', String(Date.now()));
        window.location.reload();
        return;
      }
    } catch {
      // Without storage the page could reload for ever.
    }
    window.location.replace('/broken.html');
  },
  true,
);
