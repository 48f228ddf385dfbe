import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#data/storage/page-storage.ts';
import { chooseTheme, type Theme } from './theme.ts';

const web = new URL('../../../', import.meta.url);
const page = await readFile(new URL('index.html', web), 'utf8');
const firstPaint = await readFile(new URL('public/first-paint.js', web), 'utf8');

afterEach(() => vi.unstubAllGlobals());

/** The page before scripts run: its theme-color elements, and the theme stored earlier. */
function setUp(localStorage = memoryStorage()) {
  const metas = page.matchAll(/<meta name="theme-color" data-scheme="(\w+)".*? media="(.+?)"/g);
  const bars = [...metas].map(([, scheme, media]) => ({ dataset: { scheme }, media }));
  const document = {
    documentElement: { dataset: {} as { theme?: string }, lang: 'en' },
    currentScript: { dataset: {} },
    querySelectorAll: () => bars,
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', localStorage);
  const shown = () => ({
    theme: document.documentElement.dataset.theme,
    media: bars.map(({ media }) => media),
  });
  const start = () => {
    runInNewContext(firstPaint, { document, localStorage, window: { addEventListener() {} } });
  };
  return { localStorage, shown, start };
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

test.each<[Theme, string | undefined, string[]]>([
  ['light', 'light', ['all', 'not all']],
  ['dark', 'dark', ['not all', 'all']],
  ['system', undefined, bySystem],
])(
  'the %s theme applies to the page and the browser bars, immediately and after a reload',
  (chosen, theme, media) => {
    const now = setUp();
    expect(now.shown()).toEqual({ theme: undefined, media: bySystem });
    chooseTheme(chosen);
    expect(now.shown()).toEqual({ theme, media });
    const next = setUp(now.localStorage);
    next.start();
    expect(next.shown()).toEqual({ theme, media });
    chooseTheme('system');
    expect(next.shown()).toEqual({ theme: undefined, media: bySystem });
  },
);
