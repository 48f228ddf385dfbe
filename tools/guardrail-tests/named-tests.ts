import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `[name](path): `title`, `title``: a test file, and titles of tests in it. */
const NAMED_TESTS = /\]\(([^)]+\.(?:test|spec)\.tsx?)\): (`[^`]+`(?:, `[^`]+`)*)/g;

/** The tests that a text in `docs` names. */
export function namedTests(text: string): { file: string; title: string }[] {
  return [...text.matchAll(NAMED_TESTS)].flatMap(([, path = '', titles = '']) =>
    [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => ({
      file: join('docs', path),
      title,
    })),
  );
}

/** Those of them that do not exist. */
export function missingTests(text: string): string[] {
  return namedTests(text)
    .filter(({ file, title }) => {
      return !existsSync(file) || !titlesIn(readFileSync(file, 'utf8')).includes(title);
    })
    .map(({ file, title }) => `${file}: ${title}`);
}

/** The first argument of each test: a text in any quotes after `(` and white space. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(/\(\s*(['"`])((?:(?!\1).)+)\1,/g)].map(([, , title = '']) => title);
}
