import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A link to a heading: of another page, or of the same one. */
const HEADING_LINK = /\]\((?!https?:|mailto:)([^)#\s]*)#([^)]+)\)/g;
const MARKDOWN_LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A path of this repository in backticks, without placeholders such as `<name>`, `{en,bg}` or `*`. */
const QUOTED_PATH = /`((?:apps|packages|tools|e2e|bench|docs)\/[\w./-]+)`/g;

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

test.each(pages)('%s links only to files that exist', (page) => {
  const text = readFileSync(page, 'utf8');
  const links = [...text.matchAll(MARKDOWN_LINK)].map(([, path = '']) => join(dirname(page), path));
  const quoted = [...text.matchAll(QUOTED_PATH)].map(([, path = '']) => path);
  expect([...links, ...quoted].filter((path) => !existsSync(path))).toEqual([]);
});

test.each(pages)('%s links only to headings that exist', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(HEADING_LINK)]
    .map(([, path, id = '']) => ({ path: path ? join(dirname(page), path) : page, id }))
    .filter(({ path }) => path.endsWith('.md'));
  expect(links.filter(({ path, id }) => !headingIds(path).has(id))).toEqual([]);
});

/** The ids that GitHub gives to the headings of a page. */
function headingIds(path: string): Set<string> {
  const text = readFileSync(path, 'utf8').replaceAll(/^```.*?^```/gms, '');
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  return new Set(
    titles.map((title) => title.replaceAll(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-')),
  );
}
