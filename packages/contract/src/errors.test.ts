import { expect, test } from 'vitest';
import { errors, replyErrors } from './errors.ts';

/** Verbatim texts from section 8 of the specification, with the statuses of the design. */
test.each([
  ['UNAUTHENTICATED', 401, 'User authentication required'],
  ['USER_GONE', 401, 'User not found'],
  ['QUERY_FAILED', 502, 'Failed to process query'],
  ['TITLE_FAILED', 502, 'Failed to generate title'],
  ['PORTAL_FAILED', 502, 'Failed to create billing portal session'],
  ['FREE_PLAN_FAILED', 502, 'Failed to reset to free plan'],
  ['CHECKOUT_FAILED', 502, 'Failed to create checkout session'],
  ['CUSTOMER_ID_REQUIRED', 400, 'Customer ID is required'],
  ['CUSTOMER_OR_UID_REQUIRED', 400, 'Either customerId or uid is required'],
  ['QUERY_AND_USER_INFO_REQUIRED', 400, 'Query and userInfo are required'],
] as const)('%s is %i ‘%s’', (code, status, text) => {
  expect(errors[code]).toEqual({ status, text });
});

test('stored reply errors have the texts of the specification', () => {
  expect(replyErrors).toMatchObject({
    GENERATION_FAILED: 'Sorry, I encountered an error. Please try again or contact us.',
    CONNECTION_LOST:
      'Network connection lost. Please check your internet connection and try again.',
  });
});
