import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCore, type SimulatorCore } from '../simulator.ts';
import { WebhookReceiver } from '../testing/webhook-receiver.ts';
import type { WebhookDelivery } from './delivery.ts';
import type { DeliveryOptions } from './delivery.types.ts';
import { startWebhooks } from './start.ts';

const fast: DeliveryOptions = { retryBaseMilliseconds: 1, batchMilliseconds: 1 };
const types = ['a.one', 'b.two', 'c.three', 'd.four'];

let receiver: WebhookReceiver;
let core: SimulatorCore;
let delivery: WebhookDelivery;
let log: string[];

beforeEach(async () => {
  receiver = await WebhookReceiver.start();
  log = [];
});

afterEach(async () => {
  await delivery.close();
  core.store.close();
  await receiver.stop();
});

function start(
  options: DeliveryOptions = {},
  file: string | null = null,
  only?: readonly string[],
): void {
  core = createCore({ file, pagesUrl: 'http://localhost' });
  const endpoint = { url: receiver.url, secret: receiver.secret };
  const endpoints = [{ ...endpoint, ...(only && { events: only }) }];
  delivery = startWebhooks(core, endpoints, { ...fast, ...options }, (line) => log.push(line));
}

function emit(...emitted: string[]): void {
  core.run(() => {
    for (const type of emitted) core.events.emit(type, { id: 'cus_1', object: 'customer' });
  });
}

function statuses(): string[] {
  return delivery.all().map(({ status }) => status);
}

test('an endpoint receives only the types it subscribes to', async () => {
  start({}, null, ['b.two', 'd.four']);
  emit(...types);
  await delivery.settled();
  expect(receiver.types).toEqual(['b.two', 'd.four']);
  expect(delivery.all()).toHaveLength(2);
});

test('events arrive in order, each once', async () => {
  start();
  emit(...types);
  await delivery.settled();
  expect(receiver.types).toEqual(types);
  expect(statuses()).toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
  expect(core.store.all('event')).toMatchObject(types.map(() => ({ pending_webhooks: 0 })));
});

test('events of a rolled back transaction are not sent', async () => {
  start();
  expect(() =>
    core.run(() => {
      core.events.emit('a.one', { id: 'cus_1', object: 'customer' });
      throw new Error('no');
    }),
  ).toThrow('no');
  emit('b.two');
  await delivery.settled();
  expect(receiver.types).toEqual(['b.two']);
});

test('a failed delivery is retried with a new signature until it succeeds', async () => {
  start();
  receiver.answers.push(500, 302, 404);
  emit('a.one');
  await receiver.received(4);
  await delivery.settled();
  expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
  expect(delivery.all()).toMatchObject([
    {
      status: 'delivered',
      attempts: [{ status: 500 }, { status: 302 }, { status: 404 }, { status: 200 }],
    },
  ]);
  expect(log).toHaveLength(3);
});

test('a failing event does not delay the next event', async () => {
  start({ retryBaseMilliseconds: 60_000 });
  receiver.answers.push(500);
  emit('a.one', 'b.two');
  await delivery.settled();
  expect(receiver.types).toEqual(['a.one', 'b.two']);
  expect(statuses()).toEqual(['delivered', 'pending']);
});

test('a timeout is a failed attempt', async () => {
  start({ timeoutMilliseconds: 400 });
  receiver.answers.push('none');
  emit('a.one');
  await receiver.received(2);
  await delivery.settled();
  expect(delivery.all()[0]?.attempts).toMatchObject([
    { delivered: false, status: null, error: 'no answer in time' },
    { delivered: true, status: 200 },
  ]);
});

test('a connection error is a failed attempt', async () => {
  core = createCore({ file: null, pagesUrl: 'http://localhost' });
  // Port 1 is reserved, and nothing listens there.
  const endpoints = [{ url: 'http://127.0.0.1:1/webhook', secret: 'whsec_1' }];
  delivery = startWebhooks(core, endpoints, { maxAttempts: 1 }, (line) => log.push(line));
  emit('a.one');
  await delivery.settled();
  expect(log).toEqual([]);
  expect(delivery.all()).toMatchObject([{ status: 'failed', attempts: [{ status: null }] }]);
});

test('a delivery fails after the last attempt and can be resent', async () => {
  start({ maxAttempts: 2 });
  receiver.answers.push(500, 500);
  emit('a.one');
  await receiver.received(2);
  await delivery.settled();
  expect(statuses()).toEqual(['failed']);
  await delivery.resend(receiver.events[0]?.id ?? '');
  expect(statuses()).toEqual(['delivered', 'failed']);
});

test('twice: each event comes twice in a row', async () => {
  start({ mode: 'twice' });
  emit('a.one', 'b.two');
  await delivery.settled();
  expect(receiver.types).toEqual(['a.one', 'a.one', 'b.two', 'b.two']);
  expect(receiver.events[0]?.id).toBe(receiver.events[1]?.id);
});

test('out of order: reversed', async () => {
  start({ mode: 'out-of-order' });
  emit('a.one', 'b.two');
  emit('c.three', 'd.four');
  await receiver.received(4);
  expect(receiver.types).toEqual(types.toReversed());
});

test('out of order with a seed: shuffled, in the same order each time', async () => {
  start({ mode: 'out-of-order', seed: 3 });
  emit(...types);
  await delivery.settled();
  emit(...types);
  await delivery.settled();
  expect(receiver.types.slice(0, 4)).not.toEqual(types);
  expect(receiver.types.slice(0, 4).toSorted()).toEqual(types);
  expect(receiver.types.slice(4)).toEqual(receiver.types.slice(0, 4));
});

test('late: held until released, then in order', async () => {
  start({ mode: 'late' });
  emit('a.one', 'b.two');
  await delivery.settled();
  expect(receiver.types).toEqual([]);
  expect(statuses()).toEqual(['held', 'held']);
  expect(delivery.release()).toBe(2);
  await delivery.settled();
  expect(receiver.types).toEqual(['a.one', 'b.two']);
});

test('never: events stay withheld after the mode changes', async () => {
  start({ mode: 'never' });
  emit('a.one');
  delivery.mode = 'normal';
  emit('b.two');
  await delivery.settled();
  expect(receiver.types).toEqual(['b.two']);
  expect(statuses()).toEqual(['delivered', 'withheld']);
});

test('pending, held and unsaved deliveries survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-'));
  try {
    const file = join(folder, 'state.sqlite');
    start({ retryBaseMilliseconds: 60_000 }, file);
    receiver.answers.push(500);
    emit('a.one');
    await delivery.settled();
    delivery.mode = 'late';
    emit('b.two');
    await delivery.close();
    emit('c.three');
    core.store.put({
      ...delivery.unfinished()[0],
      id: 'whd_due',
      object: 'simulator.delivery',
      nextAttempt: 0,
    });
    core.store.close();

    start({}, file);
    await delivery.settled();
    expect(receiver.types).toEqual(['a.one', 'a.one', 'c.three']);
    delivery.release();
    await delivery.settled();
    expect(receiver.types).toEqual(['a.one', 'a.one', 'c.three', 'b.two']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
