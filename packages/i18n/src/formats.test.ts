import { languageCodes, languages } from '@savet/contract/languages';
import { expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatEuro,
  formatFileSize,
  formatGigabytes,
  formatLev,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPlainNumber,
  formatSeconds,
  formatShare,
  formatTime,
  formatUtc,
  shortDate,
  unbrokenDate,
} from './formats.ts';
import { plural } from './plural.ts';

/** Replaces non-breaking spaces with plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  [0, '€0', '0 €'],
  [1278, '€12.78', '12,78 €'],
  [1900, '€19', '19 €'],
  [1950, '€19.50', '19,50 €'],
])('%i cents are formatted as %s and %s', (cents, english, bulgarian) => {
  expect([plain(formatEuro('en', cents)), plain(formatEuro('bg', cents))]).toEqual([
    english,
    bulgarian,
  ]);
});

it('formats leva in each language', () => {
  expect([plain(formatLev('en', 2499)), plain(formatLev('bg', 3900))]).toEqual([
    '24.99 lv',
    '39 лв.',
  ]);
});

it('formats dates and numbers in each language', () => {
  const noon = '2026-12-20T12:00:00.000Z';
  expect([formatDate('en', noon), plain(formatDate('bg', noon))]).toEqual([
    '20 December 2026',
    '20 декември 2026 г.',
  ]);
  expect([formatNumber('en', 12000), plain(formatNumber('bg', 12000))]).toEqual([
    '12,000',
    '12 000',
  ]);
});

it('keeps a date on a page in one line', () => {
  const noon = '2026-12-20T12:00:00.000Z';
  expect([unbrokenDate('en', noon), unbrokenDate('bg', noon)]).toEqual([
    '20\u00a0December\u00a02026',
    '20\u00a0декември\u00a02026\u00a0г.',
  ]);
  expect([shortDate('en', noon), shortDate('bg', noon)]).toEqual([
    '20\u00a0Dec\u00a02026',
    '20.12.2026\u00a0г.',
  ]);
});

it('writes a day briefly for the axis of a chart', () => {
  const noon = '2026-12-20T12:00:00.000Z';
  expect([formatDay('en', noon), formatDay('bg', noon)]).toEqual(['20 Dec', '20.12']);
});

it.each([
  [0, '1 minute', '1 минута'],
  [29_000, '1 minute', '1 минута'],
  [12 * 60_000, '12 minutes', '12 минути'],
  [65 * 60_000, '1 hour, 5 minutes', '1 час и 5 минути'],
  [120 * 60_000, '2 hours', '2 часа'],
])('%i milliseconds are formatted as %s and %s', (milliseconds, english, bulgarian) => {
  expect([
    plain(formatDuration('en', milliseconds)),
    plain(formatDuration('bg', milliseconds)),
  ]).toEqual([english, bulgarian]);
});

it('formats shares, seconds, sizes and months in each language', () => {
  const all = (locale: 'en' | 'bg') =>
    [
      formatShare(locale, 0.946),
      formatSeconds(locale, 1_240),
      formatGigabytes(locale, 4_710_000_000),
      formatMonth(locale, '2026-11'),
      formatPlainNumber(locale, 1234.075),
    ].map(plain);
  expect(all('en')).toEqual(['95%', '1.2 seconds', '4.7 GB', 'November 2026', '1234.075']);
  expect(all('bg')).toEqual(['95%', '1,2 секунди', '4,7 GB', 'ноември 2026 г.', '1234,075']);
});

it.each([
  [1, '1 kB', '1 kB'],
  [64_355, '64 kB', '64 kB'],
  [3_150_000, '3.2 MB', '3,2 MB'],
])('%d bytes are formatted as %s and %s', (bytes, english, bulgarian) => {
  expect([plain(formatFileSize('en', bytes)), plain(formatFileSize('bg', bytes))]).toEqual([
    english,
    bulgarian,
  ]);
});

it('formats times for files in UTC', () => {
  const time = '2026-03-03T23:05:00.123456Z';
  expect(plain(formatUtc('en', time))).toBe('3 Mar 2026, 23:05 UTC');
  expect(plain(formatUtc('bg', time))).toBe('3.03.2026 г., 23:05 ч. UTC');
});

it.each([
  [0, 'EUR', '€0.00', '0,00 €'],
  [1234.5, 'EUR', '€1,234.50', '1234,50 €'],
  [0.00342, 'EUR', '€0.0034', '0,0034 €'],
  [0.01, 'USD', 'USD 0.01', '0,01 USD'],
])('%d %s is formatted as %s and %s', (amount, currency, english, bulgarian) => {
  expect([
    plain(formatMoney('en', amount, currency)),
    plain(formatMoney('bg', amount, currency)),
  ]).toEqual([english, bulgarian]);
});

it('formats date and time in each language', () => {
  const timestamp = new Date(2026, 11, 3, 14, 5);
  expect([formatDateTime('en', timestamp), plain(formatDateTime('bg', timestamp))]).toEqual([
    '3 Dec 2026, 14:05',
    '3.12.2026 г., 14:05 ч.',
  ]);
});

it('formats the time of day in each language', () => {
  const timestamp = new Date(2026, 0, 5, 14, 5);
  expect(formatTime('en', timestamp)).toBe('14:05');
  expect(plain(formatTime('bg', timestamp))).toBe('14:05 ч.');
});

it.each(languageCodes)('%s has no plural forms beyond one and other', (code) => {
  const { pluralCategories } = new Intl.PluralRules(languages[code].intl).resolvedOptions();
  expect(['one', 'other']).toEqual(expect.arrayContaining(pluralCategories));
});

it.each(languageCodes)('the runtime can format %s', (code) => {
  const { tag, intl } = languages[code];
  expect(Intl.DateTimeFormat.supportedLocalesOf([tag, intl])).toEqual([tag, intl]);
});

it.each([
  [0, 'many'],
  [1, 'one'],
  [2, 'many'],
  [21, 'many'],
])('%i takes the form for %s in both languages', (count, form) => {
  const forms = { one: 'one', other: 'many' };
  expect([plural('en', count, forms), plural('bg', count, forms)]).toEqual([form, form]);
});
