import { expect, test } from 'vitest';
import { quoteOf } from './quote.rules.ts';

const value = 'Ръжен хляб, 36 часа втасване; отворено от седем';

test.each([
  ['nothing of the value', 'Започнете от цената.', null],
  ['one sentence of several', 'Добро утро! Ръжен хляб чака. Елате.', 'Ръжен хляб чака.'],
  [
    'the sentence that shows most',
    'Ръжен хляб!\n\n- **Ръжен хляб**, 36 часа втасване.',
    'Ръжен хляб, 36 часа втасване.',
  ],
  ['a heading', '## Ръжен хляб за квартала', 'Ръжен хляб за квартала'],
  ['a numbered entry with a link', '2. Ръжен хляб [тук](https://a.bg)', 'Ръжен хляб тук'],
  ['marks that are escaped', 'Ръжен хляб \\*нов\\*', 'Ръжен хляб *нов*'],
  ['a row of a table', '| Ръжен хляб | 4 € |', null],
  ['words beyond the length of a quotation', `${'дълго '.repeat(60)}ръжен хляб`, null],
])('an answer with %s', (_, answer, quote) => {
  expect(quoteOf(answer, value)).toBe(quote);
});

test('a field without a value is not quoted', () => {
  expect(quoteOf('Ръжен хляб', '')).toBeNull();
});
