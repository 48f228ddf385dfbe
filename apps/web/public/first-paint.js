// Before the first paint: the chosen theme and language, so that nothing flashes.
let language = 'EN';
try {
  const theme = localStorage.getItem('savet.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    // As in lib/theme/theme.ts: the browser's own bars follow.
    for (const bar of document.querySelectorAll('meta[data-scheme]'))
      bar.media = bar.dataset.scheme === theme ? 'all' : 'not all';
  }
  if (localStorage.getItem('savet.language') === 'BG') language = 'BG';
} catch {
  // Without storage the system's theme and English hold.
}
if (language === 'BG') document.documentElement.lang = 'bg';

// What the screen of this address will ask for comes now, beside the application that asks for it; the build names the files.
const { soon } = document.currentScript.dataset;
if (soon) {
  const files = JSON.parse(soon);
  const [, screen] = location.pathname.split('/');
  const wanted = [language, screen, `${screen} ${language}`].flatMap((key) => files[key] ?? []);
  for (const name of new Set(wanted)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${name}`;
    document.head.append(link);
  }
}

// What the application begins with did not arrive, as when an old page meets a new deployment: the page
// is loaded once more, and then says so, instead of staying blank. Once begun, it looks after itself.
window.addEventListener(
  'error',
  ({ target }) => {
    const root = document.getElementById('root');
    if (!root || root.hasChildNodes() || target instanceof HTMLLinkElement) return;
    try {
      // Once a minute, as for the screens (lib/lazy/load-or-reload.ts).
      const last = Number(sessionStorage.getItem('savet.reloaded') ?? 0);
      if (Date.now() - last > 60_000) {
        sessionStorage.setItem('savet.reloaded', String(Date.now()));
        window.location.reload();
        return;
      }
    } catch {
      // Without storage it cannot be known whether this is the first time.
    }
    window.location.replace('/broken.html');
  },
  true,
);
