import { describe, expect, test } from 'vitest';
import { lengthIn } from '../text/length.ts';
import { quotedTexts } from './quoted-texts.ts';
import { inRegister } from './register.ts';
import { shorter } from './shorter.ts';

test('the texts to copy are the quotations with their titles', () => {
  const reply = 'Lead.\n\n**First**\n\n> Hello,  \n>\n> two.\n\nNote.\n\n> three';
  expect(quotedTexts(reply)).toEqual([
    { title: 'First', text: 'Hello,\n\ntwo.' },
    { title: null, text: 'three' },
  ]);
});

describe('shorter', () => {
  const letter =
    'Hello [name],\n\nfrom May we deliver on Sundays too. The bread is baked at four. You order by ten the evening before. It costs the same as on weekdays.\n\n[your name]';

  test('keeps greeting, first sentence and signature', () => {
    const short = shorter(letter) ?? '';
    expect(short).toContain('Hello [name],\n\nfrom May we deliver on Sundays too.');
    expect(short.endsWith('[your name]')).toBe(true);
    expect(lengthIn(short, 'words')).toBeLessThanOrEqual(lengthIn(letter, 'words') * 0.65);
  });

  test('drops lines of blanks first', () => {
    const frame = `Our summer camp: a week by the river for children from eight to twelve.\n\nWhy now: [reason].\nPlaces: twenty, two of them for free.\n\nNorthbound`;
    expect(shorter(frame)).not.toContain('[reason]');
  });

  test.each(['One sentence only.', 'A slogan? Not any more.\nNorthbound'])('not: %s', (text) => {
    expect(shorter(text)).toBeNull();
  });
});

test.each([
  [
    'EN',
    'formal',
    'Hi Ann,\n\nwe’re late and can’t come!',
    'Dear Ann,\n\nwe are late and cannot come.',
  ],
  [
    'EN',
    'formal',
    'Hello,\n\nit’s open: [don’t know].',
    'Dear [name],\n\nit is open: [don’t know].',
  ],
  [
    'EN',
    'informal',
    'Dear [name],\n\nwe are late and will not come.',
    'Hi [name],\n\nwe’re late and won’t come.',
  ],
  [
    'BG',
    'formal',
    'Здравейте,\n\nОбадете се до петък! Чакаме ви.',
    'Уважаеми [обръщение],\n\nМоля, обадете се до петък. Чакаме Ви.',
  ],
  [
    'BG',
    'informal',
    'Уважаеми [обръщение],\n\nМоля, обадете се.\n\nС уважение,',
    'Здравейте,\n\nОбадете се.\n\nПоздрави,',
  ],
  ['EN', 'formal', 'We bake at night.', null],
  ['BG', 'informal', 'Печем нощем.', null],
] as const)('%s, %s: %s', (language, register, text, expected) => {
  expect(inRegister(text, register, language)).toBe(expected);
});

describe('a shorter text hangs together', () => {
  const text =
    'The oven is repaired. We bake again from Monday at four. It was broken for two weeks. This cost us many orders from our regular restaurants. Did you order for Tuesday? Your order stands and comes at six. The new baker starts the same day as the oven.';

  test('the last line keeps the sentence that it goes on from', () => {
    const letter =
      'Hello [name],\n\nfrom May we deliver on Sundays too. You order by ten the evening before.\n\nIn April the oven was broken for two weeks and many orders were late.\n\nThis will not happen again: we have a second oven now.';
    expect(shorter(letter)).toContain('the oven was broken');
  });

  test('what a sentence goes on from stays as long as the sentence does', () => {
    const short = shorter(text) ?? '';
    expect(short).not.toBe('');
    if (short.includes('This cost us')) expect(short).toContain('It was broken');
    expect(short.includes('Did you order')).toBe(short.includes('Your order stands'));
  });

  test('a blank with several sentences is never cut in two', () => {
    const frame =
      'Today we tell you about our new bread.\n\n[Why now: who asked for it. What was missing.] It costs three euros and is sold from Monday.\n\nNorthbound bakery';
    const short = shorter(frame) ?? '';
    expect((short.match(/\[/g) ?? []).length).toBe((short.match(/\]/g) ?? []).length);
  });
});
