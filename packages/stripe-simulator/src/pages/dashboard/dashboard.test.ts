import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageClient } from '../../testing/page-client.ts';
import { startSimulator } from '../../testing/running-simulator.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let client: PageClient;

beforeEach(async () => {
  running = await startSimulator();
  client = new PageClient(running.simulator.pages);
});

afterEach(() => running.stop());

test('selects the language by Accept-Language or ?lang', async () => {
  expect((await client.get('/')).text).toContain('Nothing has happened yet');
  expect((await client.get('/', { 'accept-language': 'bg' })).text).toContain('Симулирано време');
  expect((await client.get('/?lang=bg')).text).toContain('<html lang="bg">');
});

test('the clock advances by calendar steps', async () => {
  const before = running.simulator.clock.general();
  const moved = await client.post('/clock?lang=bg', { step: 'week' });
  expect(moved).toMatchObject({ status: 303, location: '/simulator/?lang=bg' });
  expect(running.simulator.clock.general()).toBeGreaterThanOrEqual(before + 7 * 86_400);
});

test('events are listed, held, released and resent', async () => {
  await client.post('/mode', { mode: 'late' });
  await running.stripe.customers.create({ email: 'ana@example.com' });
  const held = await client.get('/');
  expect(held.text).toContain('aria-label="Send again: customer.created"');
  expect(held.text).toContain('<span class="event">customer.<wbr />created</span>');
  expect(held.text).toContain('1 event is held.');
  await client.post('/release', {});
  expect((await client.get('/')).text).toContain('Delivered');
  const [event] = (await running.stripe.events.list()).data;
  await client.post(`/events/${event?.id}/resend`, {});
  expect(running.receiver.types).toEqual(['customer.created', 'customer.created']);
});

test('a form from another site is rejected; an unknown page is a 404', async () => {
  const answer = await client.post('/mode', { mode: 'never' }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(running.simulator.webhooks.mode).toBe('normal');
  const unknown = await client.get('/nothing');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('This page does not exist');
});
