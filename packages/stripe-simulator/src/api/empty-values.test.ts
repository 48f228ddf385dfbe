import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { StripeError } from '../errors.ts';
import { startSimulator } from '../testing/running-simulator.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { unsetInExisting, unsetInNew } from '../testing/unset-cases.ts';
import type { Fields } from './params.ts';
import { routes } from './routes.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let stripe: Stripe;
let shop: Shop;

beforeAll(async () => {
  running = await startSimulator();
  stripe = running.stripe;
  shop = await openShop(stripe);
});
afterAll(() => running.stop());

/** All parameters, also those inside others. */
function namesIn(fields: Fields, parent = ''): string[] {
  return Object.entries(fields).flatMap(([key, { parts }]) => {
    const name = parent === '' ? key : `${parent}[${key}]`;
    return [name, ...namesIn(parts ?? {}, name)];
  });
}

function paramAt(fields: Fields, name: string) {
  const [first = '', ...rest] = name.replaceAll(']', '').split('[');
  return rest.reduce((param, key) => param?.parts?.[key], fields[first]);
}

/** True if an empty value is refused in Stripe's words. */
function refusesEmpty(fields: Fields, name: string): boolean {
  try {
    paramAt(fields, name)?.read('', name);
    return false;
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    expect(error).toMatchObject({
      status: 400,
      details: { code: 'parameter_invalid_empty', param: name },
    });
    expect(error.message).toContain(`however '${name}' cannot be unset`);
    return true;
  }
}

const all = routes.map((route) => ({ name: `${route.method} ${route.path}`, route }));

test.each(all)('$name refuses every empty value that unsets nothing', ({ name, route }) => {
  const { path, fields } = route;
  const existing =
    unsetInExisting[name] ?? (route.method === 'POST' ? unsetInExisting[path] : null);
  const isNew = route.method === 'POST' && Object.hasOwn(unsetInNew, path);
  const unset = isNew ? unsetInNew[path] : Object.keys(existing?.unsets ?? {});
  const taken = namesIn(fields).filter((param) => !refusesEmpty(fields, param));
  expect(taken.sort()).toEqual([...(unset ?? [])].sort());
});

const cases = Object.entries(unsetInExisting).flatMap(([path, { given, unsets }]) =>
  Object.entries(unsets).map(([param, value]) => ({ path, param, value, given })),
);

it.each(cases)('$path: an empty $param unsets it', async ({ path, param, value, given }) => {
  const before = await given({ stripe, shop });
  const [method = '', pattern = ''] = path.includes(' ') ? path.split(' ') : ['POST', path];
  if (method === 'POST') expect(valueAt(before, param)).not.toEqual(value);
  const response = await send(method, pattern.replace(':id', before.id), { [param]: '' });
  expect(response.status).toBe(200);
  expect(valueAt(response.body, param)).toEqual(value);
});

it('an empty value in metadata removes its key, and is no key of a new object', async () => {
  const changes = { 'metadata[key]': '', 'metadata[other]': 'kept' };
  const made = await send('POST', '/v1/products', { name: 'Mug', ...changes });
  expect(made.body).toMatchObject({ metadata: { other: 'kept' } });
  expect(Object.keys(made.body['metadata'] as object)).toEqual(['other']);
});

it('an empty value is refused through HTTP, in the address too', async () => {
  const { id } = await stripe.products.create({ name: 'Mug' });
  const empty = {
    status: 400,
    body: { error: { code: 'parameter_invalid_empty', param: 'name' } },
  };
  expect(await send('POST', `/v1/products/${id}`, { name: '' })).toMatchObject(empty);
  expect(await send('POST', `/v1/products/${id}?name=`, {})).toMatchObject(empty);
  expect(await send('POST', `/v1/products/${id}?nonsense=1`, {})).toMatchObject({ status: 400 });
  const { body } = await send('POST', `/v1/products/${id}?name=Cup`, { description: 'Blue' });
  expect(body).toMatchObject({ name: 'Cup', description: 'Blue' });
});

async function send(method: string, path: string, fields: Record<string, string>) {
  const response = await fetch(`${running.apiUrl}${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_1' },
    body: new URLSearchParams(fields),
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}

function valueAt(object: object, param: string): unknown {
  const names = param.replaceAll(']', '').split('[');
  return names.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], object);
}
