import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

const values = { industry: 'Removals', products: 'Two-person Move for £380' };
const bulgarian = { industry: 'Превоз', products: 'Място до Рила за 25 €' };

function claimsIn(text: string): string[] {
  const isBulgarian = /\p{Script=Cyrillic}/u.test(text);
  return checkText({
    ...{ text, language: isBulgarian ? 'BG' : 'EN', channel: 'web' },
    values: isBulgarian ? bulgarian : values,
  })
    .findings.filter(({ rule }) => rule === 'statements')
    .map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['a comparison', 'Our vans hold more boxes than any other van.'],
  ['others', 'Other movers send us their pianos.'],
  ['a crowd', 'The whole valley has moved with us.'],
  ['an endorsement', 'The crate that museums swear by.'],
  ['a rank', 'Voted second for kindness.'],
  ['the only one', 'The only removals firm with a piano tuner on board.'],
  ['an honour', 'The council gave us its silver seal.'],
  ['a career', 'Apprentices of ours now work at the royal museum.'],
  ['a tradition', 'Our family has carried sofas for four generations.'],
  ['a comparison', 'Возим по-внимателно от всички останали.'],
  ['others', 'Другите превозвачи ни копират.'],
  ['an endorsement', 'Бусът, който планинарите предпочитат.'],
  ['the only one', 'Единственият превоз със столчета за деца.'],
  ['an honour', 'Миналата година ни връчиха медал.'],
  ['a tradition', 'Караме така от поколения.'],
])('%s: %s', (_name, text) => {
  expect(claimsIn(text)).toHaveLength(1);
});

test.each([
  'It took us longer than usual, because of the snow.',
  'Is there a better van than any other?',
  'The only sound was the kettle.',
  'The first van of the morning leaves at six.',
  'She said: “Nobody is better than them.”',
  'Другите гости пътуват в петък.',
  'Първият сняг падна в пет.',
  'Единственият шум беше вятърът.',
  'Има ли по-бърз превоз от всеки друг?',
  'Сестра ни познава пътя.',
])('no claim: %s', (text) => {
  expect(claimsIn(text)).toEqual([]);
});

test('what the profile says is no claim', () => {
  const usp = 'The only removals firm with a piano tuner on board';
  const input = { language: 'EN', channel: 'web' } as const;
  const of = (own: Readonly<Record<string, string>>) =>
    checkText({ ...input, text: `${usp}.`, values: { ...values, ...own } }).findings;
  expect(of({})).toHaveLength(1);
  expect(of({ usp })).toEqual([]);
});
