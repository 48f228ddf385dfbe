import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

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
