import { expect, it } from 'vitest';
import { wantedFields } from './wanted-fields.ts';

it.each(['What should we charge for our service?', 'Каква цена да поискаме?'])(
  '“%s” wants the products first',
  (question) => {
    expect(wantedFields(question)[0]).toBe('products');
  },
);

it('a question wants the same fields in both languages', () => {
  const english = wantedFields('How do we position ourselves?');
  expect(english.length).toBeGreaterThan(2);
  expect(wantedFields('Как да се позиционираме?')).toEqual(english);
});

it.each(['', 'Hello', 'What is the weather like?'])('“%s” wants no fields', (question) => {
  expect(wantedFields(question)).toEqual([]);
});
