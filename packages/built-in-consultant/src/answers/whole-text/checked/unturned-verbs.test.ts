import { expect, test } from 'vitest';
import { hasUnturnedVerb } from './unturned-verbs.ts';

const greeting = 'Здравейте, [име],';

test.each([
  ['Пръстенът е готов. Може да го вземе до 18 часа.', 'пръстенът му е готов, може да го вземе'],
  ['Каним Ви на концерт. Да се обадят до петък.', 'да се обадят до петък'],
  ['Благодарим Ви! Дариха ни 300 книги.', 'дариха ни 300 книги'],
  ['Водихте школа в Русе.', 'до Ива, която води школа в Русе'],
  ['You always cancel late. The slot is yours.', 'she always cancels late'],
  ['Their albums will be ready on Monday.', 'their albums will be ready on Monday'],
])('%s: is not turned to its reader', (body, given) => {
  expect(hasUnturnedVerb({ greeting, body }, given)).toBe(true);
});

test.each([
  ['Пръстенът е готов. Можете да го вземете до 18 часа.', 'може да го вземе'],
  ['Може да се плати на каса.', 'може да се плати на каса'],
  ['Да, залата е свободна.', 'залата е свободна'],
  ['Водихте школа в Русе.', 'до Ива, която водеше школа: водихте ли я'],
  ['You always help us. Thank you.', 'thank you for always helping'],
])('%s: is', (body, given) => {
  expect(hasUnturnedVerb({ greeting, body }, given)).toBe(false);
});
