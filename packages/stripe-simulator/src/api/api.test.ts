import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator } from '../testing/running-simulator.ts';
import { routes } from './routes.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
});
afterAll(() => running.stop());

describe('unknown requests get an error in Stripe’s format', () => {
  it.each([
    ['GET', '/v1/nothing'],
    ['POST', '/v1/customers/cus_x/sources'],
    ['DELETE', '/v1/prices/price_x'],
    ['PUT', '/v1/customers'],
    ['GET', '/v1/customers/'],
    ['GET', '/v1/customers/a/b/c'],
    ['GET', '/v2/core/events'],
    ['GET', '/'],
  ])('%s %s', async (method, path) => {
    const { status, body } = await raw(path, { method });
    expect(status).toBe(404);
    expect(body).toMatchObject({
      error: {
        type: 'invalid_request_error',
        message: expect.stringContaining(`(${method}: ${path})`) as string,
      },
    });
  });

  it.each(
    routes.filter(({ path }) => path.includes(':id')).map(({ method, path }) => [method, path]),
  )('%s %s of a missing object', async (method, path) => {
    const { status, body } = await raw(path.replace(':id', 'none'), {
      method,
      ...(method === 'POST' && { body: bodies[path] ?? '' }),
    });
    expect(status).toBe(path === '/v1/payment_methods/:id/attach' ? 400 : 404);
    expect(body).toMatchObject({
      error: { type: 'invalid_request_error', code: 'resource_missing' },
    });
  });

  it.each(routes.map(({ method, path }) => [method, path]))(
    '%s %s with an unknown parameter',
    async (method, path) => {
      const address = path.replace(':id', 'none');
      const { status, body } = await raw(method === 'POST' ? address : `${address}?made_up=1`, {
        method,
        ...(method === 'POST' && { body: 'made_up=1' }),
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: { code: 'parameter_unknown', param: 'made_up', type: 'invalid_request_error' },
      });
    },
  );

  it('a nested parameter, by its path', async () => {
    const line = { price: 'price_x', color: 'red' };
    const request = stripe.checkout.sessions.create({
      mode: 'subscription',
      success_url: 'https://shop.test',
      line_items: [line],
    });
    await expect(request).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'line_items[0][color]',
    });
  });

  it.each([
    ['{"email":"a@b.test"}', 'application/json'],
    ['email[a][b]=1', 'application/x-www-form-urlencoded'],
    ['metadata=x', 'application/x-www-form-urlencoded'],
    [`email=${'x'.repeat(6_000)}`, 'application/x-www-form-urlencoded'],
  ])('the body %s', async (body, type) => {
    const answer = await raw('/v1/customers', { method: 'POST', body }, { 'content-type': type });
    expect(answer.status).toBe(400);
  });

  it.each(['__proto__[x]=1', 'constructor[prototype][x]=1', 'metadata[__proto__]=1'])(
    'the body %s, which changes no prototype',
    async (body) => {
      expect((await raw('/v1/customers', { method: 'POST', body })).status).toBeLessThan(500);
      expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    },
  );

  it.each(['nonsense', 'a@b', 'a b@c.test'])('the address %s', async (address) => {
    await expect(stripe.customers.create({ email: address })).rejects.toMatchObject({
      code: 'email_invalid',
      param: 'email',
    });
  });

  it('malformed keys, live keys and other versions', async () => {
    const keys = [
      '',
      'Bearer ',
      'Bearer pk_test_1',
      'Bearer sk_live_1',
      'Bearer rk_live_1',
      'Digest x',
    ];
    for (const authorization of keys) {
      expect([authorization, (await raw('/v1/customers', {}, { authorization })).status]).toEqual([
        authorization,
        401,
      ]);
    }
    const old = await raw('/v1/customers', {}, { 'stripe-version': '2020-08-27' });
    expect(old.status).toBe(400);
    const basic = `Basic ${Buffer.from('sk_test_1:').toString('base64')}`;
    expect((await raw('/v1/customers', {}, { authorization: basic })).status).toBe(200);
  });
});

describe('idempotency keys', () => {
  it('replay the saved response and reject other parameters', async () => {
    const key = { idempotencyKey: 'same' };
    const first = await stripe.customers.create({ name: 'Ana' }, key);
    const again = await stripe.customers.create({ name: 'Ana' }, key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    await expect(stripe.customers.create({ name: 'Eva' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    await expect(stripe.products.create({ name: 'Ana' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('ten concurrent requests create one object', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        stripe.customers.create({ email: 'ten@shop.test' }, { idempotencyKey: 'ten' }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list({ email: 'ten@shop.test' })).data).toHaveLength(1);
  });

  it('can be reused after a rejected request', async () => {
    const key = { idempotencyKey: 'refused' };
    await expect(stripe.refunds.create({ payment_intent: 'none' }, key)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.customers.create({}, key)).resolves.toMatchObject({ object: 'customer' });
  });
});

describe('lists', () => {
  it('are paginated newest first, in both directions', async () => {
    const email = 'pages@shop.test';
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      made.unshift((await stripe.customers.create({ email })).id);
    }
    const all = await stripe.customers.list({ email, limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made);
    const middle = await stripe.customers.list({ email, limit: 2, ending_before: made[4] ?? '' });
    expect([middle.data.map(({ id }) => id), middle.has_more]).toEqual([[made[2], made[3]], true]);
    const last = await stripe.customers.list({ email, starting_after: made[6] ?? '' });
    expect([last.data, last.has_more]).toEqual([[], false]);
    for (const limit of [0, 101]) {
      await expect(stripe.customers.list({ limit })).rejects.toMatchObject({ param: 'limit' });
    }
    await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('are filtered by creation time', async () => {
    const future = Math.floor(Date.now() / 1_000) + 3_600;
    expect((await stripe.customers.list({ created: { gt: future } })).data).toEqual([]);
    expect((await stripe.customers.list({ created: { lt: future } })).data).not.toEqual([]);
  });
});

describe('objects', () => {
  it('merge metadata key by key, and remove it on request', async () => {
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' }, name: 'Ana' });
    const changed = await stripe.customers.update(id, { metadata: { a: '', c: '3' } });
    expect(changed.metadata).toEqual({ b: '2', c: '3' });
    expect(await stripe.customers.update(id, { metadata: '' as unknown as null })).toMatchObject({
      metadata: {},
      name: 'Ana',
    });
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toEqual(
      expect.objectContaining({ id, deleted: true }),
    );
    await expect(stripe.customers.update(id, { name: 'x' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('transfer a lookup key only on request', async () => {
    const product = await stripe.products.create({ name: 'Keys', id: 'keys' });
    const terms = { product: product.id, currency: 'eur', unit_amount: 100, lookup_key: 'the_key' };
    const first = await stripe.prices.create(terms);
    await expect(stripe.prices.create(terms)).rejects.toMatchObject({ param: 'lookup_key' });
    const second = await stripe.prices.create({ ...terms, transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: ['the_key'] });
    expect(data.map(({ id }) => id)).toEqual([second.id]);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    await expect(stripe.products.create({ name: 'Keys', id: 'keys' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
  });

  it('name the causing request in an event', async () => {
    const { lastResponse } = await stripe.customers.create({}, { idempotencyKey: 'caused' });
    const { data } = await stripe.events.list({ type: 'customer.created', limit: 1 });
    expect(data[0]).toMatchObject({
      api_version: '2026-10-28.endive',
      livemode: false,
      request: { id: lastResponse.requestId, idempotency_key: 'caused' },
    });
    expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({ id: data[0]?.id });
  });
});

/** Required parameters, so that the id in the path is what fails. */
const bodies: Record<string, string> = {
  '/v1/customers/:id/balance_transactions': 'amount=1&currency=eur',
  '/v1/customers/:id/tax_ids': 'type=bg_uic&value=123456789',
  '/v1/payment_methods/:id/attach': 'customer=none',
  '/v1/test_helpers/test_clocks/:id/advance': 'frozen_time=1',
};

async function raw(path: string, init: RequestInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${running.apiUrl}${path}`, {
    ...init,
    headers: {
      authorization: 'Bearer sk_test_1',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}
