import { describe, expect, test } from 'vitest';
import { fill } from './fill.ts';

const values = {
  businessName: 'Зърно',
  painPoints: 'Хлябът идва късно и е вчерашен. Никой не вдига телефона.',
  values: 'Откритост за цените; ранно ставане',
  usp: 'bread an hour old',
  mission: '„Добър“ *хляб*!',
};
const common = new Set(['хлябът', 'bread']);

function filled(text: string, more: Partial<Record<string, string>> = {}): string | null {
  return fill(text, { ...values, ...more }, (word) => common.has(word.toLowerCase()));
}

test.each([
  ['Какво боли: {painPoints}', 'Какво боли: Хлябът идва късно и е вчерашен'],
  ['Какво боли: {painPoints}.', 'Какво боли: хлябът идва късно и е вчерашен.'],
  [
    '**Боли:** {painPoints|all}',
    '**Боли:** Хлябът идва късно и е вчерашен. Никой не вдига телефона',
  ],
  ['{values|items}', '- Откритост за цените\n- Ранно ставане'],
  ['{values|item2}, всеки ден', 'Ранно ставане, всеки ден'],
  ['Екипът на {businessName}', 'Екипът на Зърно'],
  ['Why? {usp}.', 'Why? Bread an hour old.'],
  ['{usp}', 'Bread an hour old'],
  ['„{mission}“', '„‚Добър‘ \\*хляб\\*“'],
  ['“{mission}”', '“‘Добър’ \\*хляб\\*”'],
])('%j gives %j', (text, expected) => {
  expect(filled(text)).toBe(expected);
});

describe('the first letter', () => {
  test('is lower case within a sentence, except in names', () => {
    const text = 'Спомняте си онази сутрин, която започна точно така: {painPoints}?';
    expect(filled(text)).toContain('така: хлябът идва');
    expect(filled(text, { painPoints: 'Зърно закъснява' })).toContain('така: Зърно закъснява?');
  });
});

test.each([
  ['{desires}', {}],
  ['{values|item3}', {}],
  ['{usp}', { usp: ' \n ' }],
])('%j is null without its value', (text, more) => {
  expect(filled(text, more)).toBeNull();
});

test('a sentence does not end with two punctuation marks', () => {
  expect(filled('Why: {usp}.', { usp: 'Who bakes at four?' })).toBe('Why: Who bakes at four.');
  expect(filled('**Why** – {usp|all}', { usp: 'Nobody!' })).toBe('**Why** – Nobody!');
});

test('a very long value is cut at a word', () => {
  const text = filled('{usp}', { usp: 'word '.repeat(1_000) });
  expect(text?.length).toBeLessThan(230);
  expect(text).toMatch(/word…$/);
});
