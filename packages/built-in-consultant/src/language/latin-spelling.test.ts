import { expect, test } from 'vitest';
import { inCyrillicIfBulgarian } from '../understanding/details.ts';

test.each([
  ['zashto otvariame v 4etvartak', 'отваряме'],
  ['da kaja na klienta che 4asat e svoboden', 'часът'],
  ['da napisha che skladut ni e pulen', 'складът ни е пълен'],
  ['kak da prodavam durveni igrachki', 'дървени'],
  ['napishi saobshtenie che niama mesta', 'няма'],
  ['kak da namerq roditeli, telefonat ne rabotq', 'телефонът'],
])('%s is read with „%s“', (latin, spelt) => {
  expect(inCyrillicIfBulgarian(latin).toLowerCase()).toContain(spelt);
});

test.each([
  ['kak chakat klientite na kasata', 'чакат'],
  ['klientite mi iskat kompaniya za remont', 'компания'],
  ['nashata dialogova forma e na saita', 'диалогова'],
  ['imame 4 masi i 6 stola v magazina', '4 маси и 6 стола'],
  ['kak padat cenite na Varna', 'падат'],
])('%s keeps „%s“', (latin, spelt) => {
  expect(inCyrillicIfBulgarian(latin).toLowerCase()).toContain(spelt);
});
