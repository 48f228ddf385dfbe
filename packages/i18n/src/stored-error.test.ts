import { replyErrors } from '@savet/contract/errors';
import { expect, test } from 'vitest';
import { failureOf, isStoredError } from './stored-error.ts';

test.each([
  ['CONNECTION_LOST', 'CONNECTION_LOST'],
  ['GENERATION_FAILED', 'GENERATION_FAILED'],
  ['SOMETHING_NEWER', 'GENERATION_FAILED'],
  ['toString', 'GENERATION_FAILED'],
  [null, 'GENERATION_FAILED'],
])('the code %s means %s', (errorCode, failure) => {
  expect(failureOf({ text: '', errorCode })).toBe(failure);
});

test.each([
  { text: replyErrors.CONNECTION_LOST, stored: true },
  { text: replyErrors.GENERATION_FAILED, stored: true },
  { text: '', stored: true },
  { text: 'Half an answ', stored: false },
])('"$text" is only the stored error: $stored', ({ text, stored }) => {
  expect(isStoredError({ text, errorCode: 'GENERATION_FAILED' })).toBe(stored);
});
