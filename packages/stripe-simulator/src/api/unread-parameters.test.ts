import { expect, it } from 'vitest';
import { playBroadScenario } from '../testing/broad-scenario.ts';
import { PageClient } from '../testing/page-client.ts';
import { startSimulator } from '../testing/running-simulator.ts';
import { readFields } from './params.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** They have one value only, which is what the simulator does anyway. */
const single = [
  'GET /v1/payment_methods type',
  'POST /v1/subscriptions/:id/resume billing_cycle_anchor',
];

it('every parameter that a route takes is read by it', async () => {
  const read = new Map(routes.map((route) => [route, new Set<string>()]));
  for (const [route, names] of read) recordReads(route, names);
  const running = await startSimulator();
  try {
    const { stripe } = running;
    await playBroadScenario(stripe, new PageClient(running.simulator.pages));
    const query = "metadata['key']:'value'";
    for (const searched of ['charges', 'paymentIntents', 'prices', 'products'] as const) {
      await stripe[searched].search({ query });
    }
    const [price] = (await stripe.prices.list()).data;
    await stripe.prices.update(price?.id ?? '', { lookup_key: 'key', transfer_lookup_key: true });
  } finally {
    await running.stop();
  }
  const unread = [...read].flatMap(([{ method, path, fields }, names]) =>
    Object.keys(fields)
      .filter((name) => !names.has(name))
      .map((name) => `${method} ${path} ${name}`),
  );
  expect(unread.sort()).toEqual(single);
});

/** Notes which parameters the handler of a route asks for, whether they are given or not. */
function recordReads(route: Route, names: Set<string>): void {
  const { fields } = route;
  route.handle = (core, path, input) => {
    const params = recording(readFields(fields, input), names) as never;
    return route.respond({ core, path, params });
  };
}

function recording(values: Record<string, unknown>, names: Set<string>): Record<string, unknown> {
  return new Proxy(values, {
    get(target, name) {
      names.add(String(name));
      return target[String(name)];
    },
  });
}
