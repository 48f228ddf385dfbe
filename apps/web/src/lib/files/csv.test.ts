import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['Кирилица', 'Кирилица'],
  ['', ''],
  ['С\u00A0Вашето', 'С Вашето'],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://evil.test")', `"'=HYPERLINK(""https://evil.test"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
])('%j is written as %j', (cell, written) => {
  expect(toCsv([[cell, 'x']])).toBe(`\uFEFF${written},x\r\n`);
});

test('rows end with CR and LF', () => {
  expect(toCsv([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n');
});
