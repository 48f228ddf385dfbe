import type { LiveEvent } from '@savet/contract/live';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageSignal } from '#lib/page/page-signals.ts';
import { type LiveClient, type LiveOptions, type LiveStatus, openLive } from './live-client.ts';
import { inStreamSlot } from './stream-slots.ts';
import { type LiveServer, startLiveServer } from './test-live-server.ts';

const quick = { silenceMs: 5_000, hiddenMs: 5_000, slotMs: 5_000, pauseMs: () => 1 };

let server: LiveServer;
let client: LiveClient | undefined;

beforeEach(async () => {
  server = await startLiveServer();
});

afterEach(async () => {
  client?.close();
  await server.close();
});

describe('live client', () => {
  test('delivers events in order and skips unknown ones', async () => {
    const { events } = open();
    const connection = await server.connection();
    connection.send('ready', { revision: 3 });
    connection.send('tomorrow', { anything: true });
    connection.sendRaw(': ping\n\n');
    connection.send('changes', { revision: 4 }, 4);
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events.map(({ event }) => event)).toEqual(['ready', 'changes']);
  });

  test('decodes characters that are split across chunks', async () => {
    const { events } = open();
    const connection = await server.connection();
    const text = 'съвет 🙂';
    const bytes = new TextEncoder().encode(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`);
    for (const byte of bytes) connection.sendRaw(Uint8Array.of(byte));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]?.data).toEqual({ text });
  });

  test('resumes from the last received revision after a connection loss', async () => {
    const { resumed } = open();
    const first = await server.connection();
    expect(first.lastEventId).toBeUndefined();
    first.send('ready', { revision: 3 });
    first.send('changes', { revision: 7 }, 7);
    await vi.waitFor(() => expect(resumed).toEqual([false, false]));
    first.drop();
    const second = await server.connection();
    expect(second.lastEventId).toBe('7');
    second.send('ready', { revision: 7 });
    await vi.waitFor(() => expect(resumed).toEqual([false, false, true]));
  });

  test('resumes from the revision of the ready event if nothing has changed', async () => {
    const { statuses } = open();
    const first = await server.connection();
    first.send('ready', { revision: 3 });
    await vi.waitFor(() => expect(statuses).toContain('open'));
    first.drop();
    expect((await server.connection()).lastEventId).toBe('3');
  });

  test('resumes from the revision of a reset', async () => {
    const { events } = open();
    const first = await server.connection();
    first.send('ready', { revision: 3 });
    first.send('reset', { revision: 90 });
    await vi.waitFor(() => expect(events).toHaveLength(2));
    first.drop();
    expect((await server.connection()).lastEventId).toBe('90');
  });

  test('replaces a silent connection', async () => {
    open({ times: { ...quick, silenceMs: 30 } });
    const first = await server.connection();
    await first.closed;
    await server.connection();
  });

  test('reconnects when the server announces a restart', async () => {
    const { events } = open();
    const first = await server.connection();
    first.send('restart', {});
    first.drop();
    await server.connection();
    expect(events).toEqual([]);
  });

  test('counts up the retries while the server is busy', async () => {
    const tries: number[] = [];
    const { statuses } = open({
      times: {
        ...quick,
        pauseMs: (count) => {
          tries.push(count);
          return 1;
        },
      },
    });
    await server.connection(503);
    await server.connection(429);
    (await server.connection()).send('ready', { revision: 1 });
    await vi.waitFor(() => expect(statuses).toContain('open'));
    expect(tries).toEqual([0, 1]);
  });

  test('renews a refused token once, then ends the session', async () => {
    const token = vi.fn(async (renew: boolean) => (renew ? 'new' : 'old'));
    const onSessionEnd = vi.fn();
    open({ token, onSessionEnd });
    expect((await server.connection(401)).token).toBe('old');
    expect((await server.connection(401)).token).toBe('new');
    await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce());
  });

  test.each([403, 404])(
    'reports a refusal with status %d and does not reconnect',
    async (status) => {
      const onRefused = vi.fn();
      const { statuses } = open({ onRefused });
      await server.connection(status);
      await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
      expect(statuses.at(-1)).toBe('ended');
    },
  );

  test("reconnects after a proxy's error page", async () => {
    const { statuses } = open();
    await server.connection(404, 'text/html');
    (await server.connection()).send('ready', { revision: 1 });
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('open'));
  });

  test('fetches the token again after a network error', async () => {
    const token = vi.fn(async () => 'token');
    token.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open({ token });
    await server.connection();
    expect(token).toHaveBeenCalledTimes(2);
  });

  test('pauses while the page is hidden, and resumes when it is shown', async () => {
    const { page, statuses } = open({ times: { ...quick, hiddenMs: 10 } });
    const first = await server.connection();
    first.send('ready', { revision: 5 });
    await vi.waitFor(() => expect(statuses).toContain('open'));
    page.tell('hidden');
    await first.closed;
    expect(statuses.at(-1)).toBe('paused');
    page.tell('shown');
    expect((await server.connection()).lastEventId).toBe('5');
  });

  test('is paused while other tabs have all streams', async () => {
    const others = Promise.withResolvers<void>();
    for (let slot = 0; slot < 4; slot += 1) {
      void inStreamSlot(new AbortController().signal, () => others.promise);
    }
    const { statuses } = open({ times: { ...quick, slotMs: 10 } });
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('paused'));
    others.resolve();
    (await server.connection()).send('ready', { revision: 5 });
    await vi.waitFor(() => expect(statuses.slice(-2)).toEqual(['connecting', 'open']));
  });

  test('stays paused when a hidden page comes online', async () => {
    const { page, statuses } = open({ times: { ...quick, hiddenMs: 10 } });
    const first = await server.connection();
    first.send('ready', { revision: 5 });
    await vi.waitFor(() => expect(statuses).toContain('open'));
    page.tell('hidden');
    page.tell('online');
    await first.closed;
    expect(statuses.at(-1)).toBe('paused');
    page.tell('online');
    expect(statuses.at(-1)).toBe('paused');
  });

  test('keeps the connection if the page is hidden only briefly', async () => {
    const { page, events } = open();
    const first = await server.connection();
    first.send('ready', { revision: 5 });
    await vi.waitFor(() => expect(events).toHaveLength(1));
    page.tell('hidden');
    page.tell('shown');
    first.send('changes', { revision: 6 }, 6);
    await vi.waitFor(() => expect(events).toHaveLength(2));
  });

  test('reconnects immediately when the browser comes online', async () => {
    const { page, statuses } = open({ times: { ...quick, pauseMs: () => 600_000 } });
    (await server.connection()).drop();
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('waiting'));
    page.tell('online');
    await server.connection();
  });

  test('does not reconnect after close', async () => {
    const token = vi.fn(async () => 'token');
    const { page } = open({ token });
    const first = await server.connection();
    client?.close();
    page.tell('shown');
    await first.closed;
    expect(token).toHaveBeenCalledOnce();
  });
});

function open(overrides: Partial<LiveOptions> = {}) {
  const events: LiveEvent[] = [];
  const resumed: boolean[] = [];
  const statuses: LiveStatus[] = [];
  const listeners = new Set<(signal: PageSignal) => void>();
  let isHidden = false;
  client = openLive({
    url: server.url,
    token: async () => 'token',
    onEvent(event, isResumed) {
      events.push(event);
      resumed.push(isResumed);
    },
    onStatus: (status) => statuses.push(status),
    onSessionEnd() {},
    onRefused() {},
    page: {
      isHidden: () => isHidden,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    times: quick,
    ...overrides,
  });
  const page = {
    tell(signal: PageSignal) {
      if (signal !== 'online') isHidden = signal === 'hidden';
      for (const listener of listeners) listener(signal);
    },
  };
  return { events, resumed, statuses, page };
}
