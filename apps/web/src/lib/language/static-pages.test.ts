import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { languageCodes, languages } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';

/** Static pages, which cannot use the catalogues. */
const pages = ['broken.html', 'offline.html'];

describe.each(languageCodes)('%s', (code) => {
  const { tag } = languages[code];

  test.each(pages)('has all its texts in %s', (page) => {
    const elements = [...read(page).matchAll(/<(?!html)(\w+) lang="(\w+)">/g)];
    const perLanguage = (own: string) => elements.filter(([, , lang]) => lang === own).length;
    const most = Math.max(...elements.map(([, , lang]) => perLanguage(lang ?? '')));
    expect(perLanguage(tag), `elements with lang="${tag}"`).toBe(most);
  });

  test('hides the other languages on these pages', () => {
    expect(read('standalone.css')).toContain(`:root:lang(${tag}) [lang]:not([lang="${tag}"])`);
  });

  test('sets the page language before the application starts, if stored', () => {
    expect(languageAtFirstPaint(code)).toBe(tag);
  });
});

test.each(['toString', 'XX', null])('the page language stays English if %s is stored', (stored) => {
  expect(languageAtFirstPaint(stored)).toBe('en');
});

function read(name: string): string {
  return readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8');
}

function languageAtFirstPaint(stored: string | null): string {
  const documentElement = { lang: 'en', dataset: {} };
  runInNewContext(read('first-paint.js'), {
    document: { documentElement, currentScript: { dataset: {} }, querySelectorAll: () => [] },
    localStorage: { getItem: (key: string) => (key === 'savet.language' ? stored : null) },
    window: { addEventListener: () => undefined },
    location: { pathname: '/' },
  });
  return documentElement.lang;
}
