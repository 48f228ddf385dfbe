import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { describe, expect, it } from 'vitest';
import { AccountError } from '#data/session/account-routes.ts';
import { logInErrorText, signUpErrorText } from './account-errors.rules.ts';

const lost = new TypeError('fetch failed');
const refusal = (code: string, status = 400) => new AccountError(status, code);

describe('log-in', () => {
  it.each([
    [refusal('INVALID_EMAIL_OR_PASSWORD', 401), 'Incorrect email or password'],
    [refusal('USER_NOT_FOUND', 401), 'User not found'],
    [refusal('RATE_LIMITED', 429), 'Too many failed attempts. Please try again later'],
    [refusal('', 429), 'Too many failed attempts. Please try again later'],
    [refusal('SOMETHING_NEW', 500), 'An error occurred. Please try again'],
    [lost, 'Network error. Please check your internet connection.'],
  ])('has the text of the specification for %o', (error, text) => {
    expect(logInErrorText(en.accounts.errors, error)).toBe(text);
  });
});

describe('sign-up', () => {
  it.each([
    [
      refusal('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 422),
      'This email is already registered. Please use a different email or login.',
    ],
    [
      refusal('USER_ALREADY_EXISTS', 422),
      'This email is already registered. Please use a different email or login.',
    ],
    [refusal('INVALID_EMAIL'), 'Please enter a valid email address.'],
    [refusal('VALIDATION_ERROR'), 'Please enter a valid email address.'],
    [refusal('PASSWORD_TOO_SHORT'), 'Password should be at least 6 characters long.'],
    [refusal('SOMETHING_NEW', 500), 'An error occurred. Please try again.'],
    [lost, 'Network error. Please check your internet connection.'],
  ])('has the text of the specification for %o', (error, text) => {
    expect(signUpErrorText(en.accounts.errors, error)).toBe(text);
  });

  it('has Bulgarian texts', () => {
    expect(signUpErrorText(bg.accounts.errors, refusal('PASSWORD_TOO_SHORT'))).toBe(
      'Паролата трябва да има поне 6 знака.',
    );
  });
});
