import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { signatureHeader } from './signature.ts';

const stripe = new Stripe('sk_test_1');
const body = '{"id":"evt_1","object":"event","data":{"object":{"name":"Иван"}}}';
const now = Math.floor(Date.now() / 1000);

test('the SDK accepts the signature', () => {
  const event = stripe.webhooks.constructEvent(
    body,
    signatureHeader(body, 'whsec_1', now),
    'whsec_1',
  );
  expect(event.id).toBe('evt_1');
});

test.each([
  ['another secret', body, signatureHeader(body, 'whsec_2', now)],
  ['a changed body', body.replace('evt_1', 'evt_2'), signatureHeader(body, 'whsec_1', now)],
  ['an expired timestamp', body, signatureHeader(body, 'whsec_1', now - 301)],
])('the SDK rejects %s', (_case, sent, header) => {
  expect(() => stripe.webhooks.constructEvent(sent, header, 'whsec_1')).toThrow();
});
