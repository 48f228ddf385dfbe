import type { LiveEvent } from '@savet/contract/live';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageSignal } from '#lib/page/page-signals.ts';
import { type LiveClient, type LiveOptions, type LiveStatus, openLive } from './live-client.ts';
import { type LiveServer, startLiveServer } from './test-live-server.ts';

const quick = { silenceMs: 5_000, hiddenMs: 5_000, pauseMs: () => 1 };

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

  test('a character split between two chunks arrives whole', async () => {
    const { events } = open();
    const connection = await server.connection();
    const text = 'съвет 🙂';
    const bytes = new TextEncoder().encode(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`);
    for (const byte of bytes) connection.sendRaw(Uint8Array.of(byte));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]?.data).toEqual({ text });
  });

  test('resumes after a loss from the last revision it received', async () => {
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

  test('resumes from the revision at which it connected when nothing has changed', async () => {
    const { statuses } = open();
    const first = await server.connection();
    first.send('ready', { revision: 3 });
    await vi.waitFor(() => expect(statuses).toContain('open'));
    first.drop();
    expect((await server.connection()).lastEventId).toBe('3');
  });

  test('a reset sets the revision to resume from', async () => {
    const { events } = open();
    const first = await server.connection();
    first.send('ready', { revision: 3 });
    first.send('reset', { revision: 90 });
    await vi.waitFor(() => expect(events).toHaveLength(2));
    first.drop();
    expect((await server.connection()).lastEventId).toBe('90');
  });

  test('a silent connection is closed', async () => {
    open({ times: { ...quick, silenceMs: 30 } });
    const first = await server.connection();
    await first.closed;
    await server.connection();
  });

  test('reconnects when the server is about to stop', async () => {
    const { events } = open();
    const first = await server.connection();
    first.send('restart', {});
    first.drop();
    await server.connection();
    expect(events).toEqual([]);
  });

  test('reconnects to a busy server with growing pauses', async () => {
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

  test('a refused token is renewed once, then the session has ended', async () => {
    const token = vi.fn(async (renew: boolean) => (renew ? 'new' : 'old'));
    const onSessionEnd = vi.fn();
    open({ token, onSessionEnd });
    expect((await server.connection(401)).token).toBe('old');
    expect((await server.connection(401)).token).toBe('new');
    await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce());
  });

  test.each([403, 404])(
    'a refused subject (%d) is reported, and not requested again',
    async (status) => {
      const onRefused = vi.fn();
      const { statuses } = open({ onRefused });
      await server.connection(status);
      await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
      expect(statuses.at(-1)).toBe('ended');
    },
  );

  test("a proxy's error page is no refusal", async () => {
    const { statuses } = open();
    await server.connection(404, 'text/html');
    (await server.connection()).send('ready', { revision: 1 });
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('open'));
  });

  test('a token that could not be fetched without a network is fetched again', async () => {
    const token = vi.fn(async () => 'token');
    token.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open({ token });
    await server.connection();
    expect(token).toHaveBeenCalledTimes(2);
  });

  test('a page hidden for a while closes the stream and catches up when shown', async () => {
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

  test('a hidden page stays paused when the browser comes online', async () => {
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

  test('a page shown again in time keeps its stream', async () => {
    const { page, events } = open();
    const first = await server.connection();
    first.send('ready', { revision: 5 });
    await vi.waitFor(() => expect(events).toHaveLength(1));
    page.tell('hidden');
    page.tell('shown');
    first.send('changes', { revision: 6 }, 6);
    await vi.waitFor(() => expect(events).toHaveLength(2));
  });

  test('reconnects at once when the browser comes online', async () => {
    const { page, statuses } = open({ times: { ...quick, pauseMs: () => 600_000 } });
    (await server.connection()).drop();
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('waiting'));
    page.tell('online');
    await server.connection();
  });

  test('a closed client does not reconnect', async () => {
    const { page, events } = open();
    const first = await server.connection();
    client?.close();
    page.tell('shown');
    await first.closed;
    expect(events).toEqual([]);
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
