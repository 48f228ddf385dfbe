import { expect, test } from 'vitest';
import { warmer } from './warmer.ts';

test.each([
  [
    'EN',
    'Dear members,\n\nthe garden opens in May.\n\nKind regards,\n[name]',
    'Dear members,\n\nI hope you are well.\n\nThe garden opens in May. Thank you for your trust!\n\nWarm regards,\n[name]',
  ],
  ['EN', 'New with us: rye bread.', 'New with us: rye bread. We look forward to seeing you!'],
  [
    'EN',
    'Dear members,\n\nThe class moves to 19:00.',
    'Dear members,\n\nThe class moves to 19:00. Thank you very much for your understanding.',
  ],
  [
    'BG',
    'Уважаеми членове,\n\nградината отваря през май.\n\nПоздрави,\n[име]',
    'Уважаеми членове,\n\nНадявам се, че сте добре.\n\nГрадината отваря през май. Благодарим Ви за доверието!\n\nСърдечни поздрави,\n[име]',
  ],
  ['BG', 'Ново при нас: ръжен хляб.', 'Ново при нас: ръжен хляб. Ще се радваме да се видим!'],
  // An advert greets nobody.
  ['EN', '**Baker**\n\nWe pay well.\n\nYou start at four.\n\nTwo days off.\n\nCall us.', null],
  // Nothing cheerful after a death.
  ['EN', 'Our colleague has passed away.', null],
  ['BG', 'Приемете нашите съболезнования.', null],
] as const)('%s: %s', (language, text, expected) => {
  expect(warmer(text, language)).toBe(expected);
});

test.each([
  [
    'EN',
    'Dear customers, the fish van won’t come on Thursday.',
    /^Dear customers, we are very sorry, but the fish van/u,
  ],
  [
    'BG',
    'Уважаеми клиенти, в петък сме затворени.',
    /^Уважаеми клиенти, много съжаляваме, но в петък/u,
  ],
])('bad news is regretted: %s', (language, text, expected) => {
  expect(warmer(text, language === 'EN' ? 'EN' : 'BG')).toMatch(expected);
});

test.each([
  ['EN', 'Dear customers, we won’t raise our rates this year.'],
  ['EN', 'Dear guests, we can’t wait to see you on Friday.'],
  ['BG', 'Уважаеми клиенти, няма да вдигаме таксите тази година.'],
])('good news is not regretted: %s', (language, text) => {
  expect(warmer(text, language === 'EN' ? 'EN' : 'BG') ?? '').not.toMatch(/sorry|съжаля/u);
});

test('is done once', () => {
  const once = warmer('Ново при нас: ръжен хляб.', 'BG') ?? '';
  expect(warmer(once, 'BG')).toBeNull();
});
