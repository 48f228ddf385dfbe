import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGES_URL, startSimulator } from '../testing/running-simulator.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let host: Hono;
let log: string[];

beforeEach(async () => {
  log = [];
  running = await startSimulator({
    log: (line) => log.push(line),
    pagesStyle: ':root { --font: Own; }',
  });
  host = new Hono().route(new URL(PAGES_URL).pathname, running.simulator.pages);
});

afterEach(() => running.stop());

test.each([
  ['/simulator', 200, 'Stripe simulator'],
  ['/simulator/', 200, 'Stripe simulator'],
  ['/simulator/?lang=bg', 200, 'Симулатор на\u00a0Stripe'],
  ['/simulator/style.css', 200, '--paper'],
  ['/simulator/style.css', 200, '--font: Own'],
  ['/simulator/nothing', 404, 'This page does not exist'],
  ['/simulator/checkout/cs_test_nothing', 404, 'This payment does not exist'],
  ['/simulator/portal/bps_nothing', 404, 'no longer valid'],
])('%s inside a host answers %i', async (path, status, text) => {
  const response = await host.request(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

test('a page that leads nowhere leads to the dashboard, and the dashboard back to its host', async () => {
  const textOf = async (path: string) => (await host.request(path)).text();
  for (const path of ['checkout/cs_test_nothing', 'portal/bps_nothing', 'nothing']) {
    expect(await textOf(`/simulator/${path}`)).toContain('<a class="button" href="/simulator/">');
  }
  expect(await textOf('/simulator/')).toContain('<a class="way" href="/">← Back to the shop</a>');
});

test('another content type counts as an empty form; a form over the limit is rejected', async () => {
  const send = (body: string, type: string) =>
    host.request('/simulator/mode', { method: 'POST', body, headers: { 'content-type': type } });
  expect((await send('{"mode":"never"}', 'application/json')).status).toBe(303);
  expect(running.simulator.webhooks.mode).toBe('normal');
  const long = `mode=${'n'.repeat(70_000)}`;
  expect((await send(long, 'application/x-www-form-urlencoded')).status).toBe(413);
});

test('an internal error is logged and shown without details', async () => {
  running.simulator.webhooks.release = () => {
    throw new Error('secret details');
  };
  const response = await host.request('/simulator/release', { method: 'POST' });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain('could not do this');
  expect(text).not.toContain('secret details');
  expect(log).toEqual(['page /simulator/release: secret details']);
});
