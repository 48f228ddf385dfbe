import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

const SECRET = 'brioche-4711';

test.each([
  ['a missing property', new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['text', 'already text', 'already text'],
  ['no error', { secret: SECRET }, 'no error'],
  ['a second line', new Error(`one\n${SECRET}`), 'Error: one'],
  [
    'a value that a database refuses',
    named('error', `invalid input syntax for type integer: "${SECRET}"`, { code: '22P02' }),
    'error 22P02: invalid input syntax for type integer: "…"',
  ],
  [
    'a constraint',
    named('error', 'duplicate key value violates unique constraint "users_pkey"', {
      code: '23505',
      constraint: 'users_pkey',
      detail: `Key (email)=(${SECRET}) already exists.`,
    }),
    'error 23505 users_pkey: duplicate key value violates unique constraint "…"',
  ],
  [
    'the beginning of a body',
    new SyntaxError(`Unexpected token 'b', "${SECRET}"... is not valid JSON`),
    `SyntaxError: Unexpected token 'b', "…"... is not valid JSON`,
  ],
  [
    'the words of a mail server',
    named('Error', `554 ${SECRET}`, { code: 'EMESSAGE', responseCode: 554, response: SECRET }),
    'Error EMESSAGE 554',
  ],
  [
    'the words of a provider',
    named('AI_APICallError', SECRET, { statusCode: 401, responseBody: SECRET }),
    'AI_APICallError 401',
  ],
  ['a code that is text', named('OtherError', SECRET, { code: `a ${SECRET}` }), 'OtherError'],
])('%s', (_what, error, text) => {
  expect(errorText(error)).toBe(text);
});

function named(name: string, message: string, fields: object): Error {
  return Object.assign(new Error(message), { name, ...fields });
}
