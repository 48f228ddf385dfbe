import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { AccountError } from '#data/session/account-routes.ts';
import { linkOutcome, outcomeInState, sendFailureText } from './link-outcome.rules.ts';

test.each([
  ['', null],
  ['?verified=', null],
  ['?plan=pro', null],
  ['?verified=1', 'confirmed'],
  ['?error=TOKEN_EXPIRED', 'expired'],
  ['?error=token_expired', 'expired'],
  ['?error=LOG_IN_FIRST', 'logInFirst'],
  ['?error=INVALID_TOKEN', 'invalid'],
  ['?error=USER_NOT_FOUND', 'invalid'],
  ['?error=', 'invalid'],
  ['?verified=1&error=INVALID_TOKEN', 'invalid'],
])('the query "%s" has the outcome %s', (search, outcome) => {
  expect(linkOutcome(search)).toBe(outcome);
});

test.each([
  [null, null],
  ['confirmed', null],
  [{ upgrade: true }, null],
  [{ linkOutcome: null }, null],
  [{ linkOutcome: 'toString' }, null],
  [{ linkOutcome: 'expired' }, 'expired'],
])('the navigation state %o has the outcome %s', (state, outcome) => {
  expect(outcomeInState(state)).toBe(outcome);
});

const texts = en.security.verification;

test.each([
  [new TypeError('fetch failed'), texts.network],
  [new AccountError(429, 'RATE_LIMITED'), texts.tooMany],
  [new AccountError(500, ''), texts.failed],
])('has a text for %s', (error, text) => {
  expect(sendFailureText(texts, error)).toBe(text);
});
