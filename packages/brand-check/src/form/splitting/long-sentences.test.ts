import { withReplacements } from '@savet/contract/brand-check';
import { expect, test } from 'vitest';
import { checkText } from '../../check-text.ts';
import { sentencesIn } from '../../language/sentences.ts';

test.each([
  ['web', 'Your booking includes:\n\n- a room'],
  ['advert', 'Your booking includes a room'],
] as const)(
  'a long list becomes lines of their own where these are usual: %s',
  (channel, begin) => {
    const text =
      'Your booking includes a room with a view of the old harbour, a breakfast that lasts until eleven, and a map on which we have drawn the walks that we like best. See you soon.';
    const { findings } = checkText({ text, language: 'EN', channel, values: {} });
    const mended = withReplacements(text, findings[0]?.edits ?? []);
    expect(mended.startsWith(begin)).toBe(true);
    expect(mended.endsWith(channel === 'web' ? '\n\nSee you soon.' : ' See you soon.')).toBe(true);
  },
);

test('a division that leaves a part too long says so', () => {
  const text =
    'We bake rye bread at night in the old oven behind the harbour with the flour that the last mill of the valley grinds for us, and we sell it warm to everybody who knocks.';
  const [found] = checkText({ text, language: 'EN', channel: 'advert', values: {} }).findings;
  expect(found).toMatchObject({ detail: '35 / 20', division: { parts: 2, longest: 26 } });
});

test('a sentence without a safe division has a place for one by hand', () => {
  const text =
    'The garden was laid out long ago by a retired captain, who planted a tree for every ship on which he had ever served.';
  const [found] = checkText({ text, language: 'EN', channel: 'advert', values: {} }).findings;
  expect(found?.edits).toBeUndefined();
  expect(text.slice(found?.cut)).toMatch(/^, who planted/);
});

test('a sentence ends before a number', () => {
  const text = 'The fee is due when the bridges have long been handed over. 18% of the salary.';
  expect(sentencesIn(text).map(({ words }) => words)).toEqual([12, 4]);
});

test('a paragraph in a quotation is divided within it', () => {
  const sentence = 'We bake bread at night and sell it in the morning at the harbour. ';
  const text = `> ${sentence.repeat(6).trim()}`;
  const found = checkText({ text, language: 'EN', channel: 'web', values: {} }).findings;
  expect(found).toMatchObject([{ rule: 'paragraphs', edits: [{ text: '\n>\n> ' }] }]);
});

test('quoted sentences stay in one paragraph', () => {
  const sentence = 'We bake bread at night and sell it in the morning at the harbour. ';
  const text = `“${sentence.repeat(6).trim()}”`;
  const found = checkText({ text, language: 'EN', channel: 'web', values: {} }).findings;
  expect(found.filter(({ edits }) => edits)).toEqual([]);
});
