import type { ErrorCode } from '@savet/contract/errors';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, it } from 'vitest';
import { CallError } from '#data/call/call-error.ts';
import { type BillingRequest, failureMessage } from './messages.rules.ts';

const refusal = (code: ErrorCode) => new CallError('no', { status: 409, code });
const lost = new CallError('lost', { failure: 'connectionLost', attempts: 3 });

it.each<[BillingRequest, unknown, string]>([
  ['pro', lost, 'Failed to start checkout. Please try again.'],
  ['pro', refusal('CHECKOUT_FAILED'), 'Failed to start checkout. Please try again.'],
  ['pro', refusal('INTERNAL'), 'Failed to start checkout. Please try again.'],
  ['pro', refusal('PLAN_AGREED'), en.errors.byCode.PLAN_AGREED],
  ['pro', refusal('UNAVAILABLE'), en.errors.byCode.UNAVAILABLE],
  ['free', lost, 'Failed to set free plan. Please try again.'],
  ['free', refusal('FREE_PLAN_FAILED'), 'Failed to set free plan. Please try again.'],
  ['free', refusal('UNAVAILABLE'), en.errors.byCode.UNAVAILABLE],
])('explains why a request for %s failed', (request, error, text) => {
  expect(failureMessage(en, request, error)).toMatchObject({
    title: 'Failed to start checkout',
    text,
  });
});

it.each<[unknown, string, boolean]>([
  [lost, 'Failed to open billing portal. Please try again.', false],
  [refusal('PORTAL_FAILED'), 'Failed to open billing portal. Please try again.', false],
  [refusal('UNAVAILABLE'), 'Failed to open billing portal. Please try again.', false],
  [refusal('CUSTOMER_ID_REQUIRED'), 'No billing information found. Please contact support.', true],
  [refusal('NOT_FOUND'), 'No billing information found. Please contact support.', true],
])('explains why the portal does not open', (error, text, needsSupport) => {
  for (const request of ['portal', 'cancelLater'] as const) {
    expect(failureMessage(en, request, error)).toEqual({
      title: 'Billing Portal Error',
      text,
      needsSupport,
    });
  }
});

it('explains failures in Bulgarian', () => {
  expect(failureMessage(bg, 'pro', lost).text).toBe(bg.billing.checkoutFailed);
  expect(failureMessage(bg, 'free', refusal('PLAN_AGREED')).text).toBe(
    bg.errors.byCode.PLAN_AGREED,
  );
});
