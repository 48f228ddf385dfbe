import { expect, test } from 'vitest';
import { cardInitial, cardName } from './card-name.rules.ts';

test.each([
  [{ firstName: 'ива', lastName: 'Петрова', email: 'a@b.bg' }, 'И', 'ива Петрова'],
  [{ firstName: 'Iva', lastName: '', email: 'a@b.bg' }, 'I', 'Iva'],
  [{ firstName: '', lastName: 'Петрова', email: 'z@b.bg' }, 'Z', ''],
  [{ firstName: ' ', lastName: ' ', email: '9@b.bg' }, '9', ''],
  [{ firstName: '👩‍👩‍👧 X', lastName: '', email: 'a@b.bg' }, '👩‍👩‍👧', '👩‍👩‍👧 X'],
  [{ firstName: '', lastName: '', email: '' }, '', ''],
])('%j has initial %j and name %j', (user, initial, name) => {
  expect(cardInitial(user)).toBe(initial);
  expect(cardName(user)).toBe(name);
});
