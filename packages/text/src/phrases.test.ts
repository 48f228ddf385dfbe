import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

const pattern = phrases`
  клиент* | happy guests?
  won … prize
  \d+ ml
`;

test.each([
  ['Клиентите', 'Клиентите'],
  ['a happy guest.', 'happy guest'],
  ['We won the second prize.', 'won the second prize'],
  ['Give 5 ml.', '5 ml'],
  ['unhappy guests', undefined],
  ['won prize', 'won prize'],
  ['We won. A prize', undefined],
  ['5 mlx', undefined],
])('%j', (text, found) => {
  expect(pattern.exec(text)?.[0]).toBe(found);
});
