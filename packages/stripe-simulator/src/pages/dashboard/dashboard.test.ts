import { afterEach, beforeEach, expect, test } from 'vitest';
import { Person } from '../../testing/person.ts';
import { startSimulator } from '../../testing/running-simulator.ts';

let running: Awaited<ReturnType<typeof startSimulator>>;
let person: Person;

beforeEach(async () => {
  running = await startSimulator();
  person = new Person(running.simulator.pages);
});

afterEach(() => running.stop());

test('in the language of the browser, or the one that is asked for', async () => {
  expect((await person.look('/')).text).toContain('Nothing has happened yet');
  expect((await person.look('/', { 'accept-language': 'bg' })).text).toContain('Симулирано време');
  expect((await person.look('/?lang=bg')).text).toContain('<html lang="bg">');
});

test('the time is moved on by the calendar', async () => {
  const before = running.simulator.clock.now();
  const moved = await person.send('/clock?lang=bg', { step: 'week' });
  expect(moved).toMatchObject({ status: 303, location: '/simulator/?lang=bg' });
  expect(running.simulator.clock.now()).toBeGreaterThanOrEqual(before + 7 * 86_400);
});

test('events are listed with their delivery, held, released and sent again', async () => {
  await person.send('/mode', { mode: 'late' });
  await running.stripe.customers.create({ email: 'ana@example.com' });
  const held = await person.look('/');
  expect(held.text).toContain('customer.created');
  expect(held.text).toContain('1 event is held.');
  await person.send('/release', {});
  expect((await person.look('/')).text).toContain('Delivered');
  const [event] = (await running.stripe.events.list()).data;
  await person.send(`/events/${event?.id}/resend`, {});
  expect(running.receiver.types).toEqual(['customer.created', 'customer.created']);
});

test('a form from another site changes nothing; an unknown page says so', async () => {
  const answer = await person.send('/mode', { mode: 'never' }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(running.simulator.webhooks.mode).toBe('normal');
  const unknown = await person.look('/nothing');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('There is no such page');
});
