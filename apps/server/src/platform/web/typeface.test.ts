import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typefaceOf } from './typeface.ts';

const folder = mkdtempSync(join(tmpdir(), 'savet-typeface-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pages outside the web get its typeface', () => {
  expect(typefaceOf(folder)).toBe('');
  const face = '@font-face{font-family:Sofia Sans Variable;src:url(/assets/latin.woff2)}';
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/index.css'), `body{margin:0}${face}`);
  writeFileSync(join(folder, 'assets/other.css'), face);
  expect(typefaceOf(folder)).toBe(
    `${face}\n:root { --font: "Sofia Sans Variable", system-ui, sans-serif; }\n`,
  );
});
