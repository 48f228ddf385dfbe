import type { LiveEvent } from '@savet/contract/live';
import type { PageSignal, PageSignals } from '#lib/page/page-signals.ts';
import { pauseBefore } from './backoff.ts';
import { type ConnectionRequest, connectLive } from './connect-live.ts';
import { inStreamSlot } from './stream-slots.ts';

/** `paused`: the page is hidden, or other tabs have all streams. `ended`: the session is over or the stream is refused. */
export type LiveStatus = 'connecting' | 'open' | 'waiting' | 'paused' | 'ended';

export interface LiveTimes {
  /** A connection without a byte for this long is dead, in milliseconds; the heartbeat is 10 s. */
  silenceMs: number;
  /** A page hidden for this long closes its stream, in milliseconds. */
  hiddenMs: number;
  /** How long a tab waits for a slot before it counts as paused, in milliseconds. */
  slotMs: number;
  /** Pause before reconnecting, in milliseconds; `tries` counts from 0. */
  pauseMs(tries: number): number;
}

export interface LiveOptions {
  url: string;
  /** A bearer token, fetched anew if `renew`; undefined when the session is over. Throws when offline. */
  token(renew: boolean): Promise<string | undefined>;
  /** `resumed`: this connection continues where an earlier one ended. */
  onEvent(event: LiveEvent, resumed: boolean): void;
  onStatus(status: LiveStatus): void;
  onSessionEnd(): void;
  /** The server's refusal is final. */
  onRefused(): void;
  page: PageSignals;
  times?: LiveTimes;
}

export interface LiveClient {
  /** Opens a new connection, which sends the running text from its start. */
  reconnect(): void;
  close(): void;
}

const liveTimes: LiveTimes = {
  silenceMs: 25_000,
  hiddenMs: 15_000,
  slotMs: 1_000,
  pauseMs: (tries) => pauseBefore(tries, Math.random),
};

/** Keeps one live connection open until closed: resumes after a loss, pauses while the page is hidden. */
export function openLive(options: LiveOptions): LiveClient {
  const times = options.times ?? liveTimes;
  let connection = new AbortController();
  let status: LiveStatus = 'connecting';
  let lastEventId: string | undefined;
  let lastByteAt = 0;
  let tries = 0;
  /** Of a pause, or of the wait for a slot. */
  let wakeTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LiveStatus) {
    if (status === next) return;
    status = next;
    options.onStatus(next);
  }

  function leave(next: LiveStatus) {
    clearTimeout(wakeTimer);
    connection.abort();
    become(next);
  }

  function wait() {
    become('waiting');
    wakeTimer = setTimeout(() => void connect(), times.pauseMs(tries));
    tries += 1;
  }

  async function connect(renewToken = false) {
    leave('connecting');
    const current = new AbortController();
    connection = current;
    const token = await options.token(renewToken).catch(() => null);
    if (current.signal.aborted) return;
    if (token === null) return wait();
    if (token === undefined) return endSession();
    const resumed = lastEventId !== undefined;
    const request: ConnectionRequest = {
      url: options.url,
      token,
      lastEventId,
      silenceMs: times.silenceMs,
      signal: current.signal,
      onBytes: () => {
        lastByteAt = Date.now();
      },
      onEvent: (event, id) => {
        if (id) lastEventId = id;
        if (event.event === 'ready' || event.event === 'reset') {
          const isStart = event.event === 'reset' || lastEventId === undefined;
          if (isStart) lastEventId = String(event.data.revision);
          tries = 0;
          become('open');
        }
        options.onEvent(event, resumed);
      },
    };
    // Other tabs have all slots: that is no lost connection.
    wakeTimer = setTimeout(() => become('paused'), times.slotMs);
    const end = await inStreamSlot(current.signal, () => {
      clearTimeout(wakeTimer);
      become('connecting');
      return connectLive(request);
    });
    if (current.signal.aborted) return;
    if (end === 'refused') {
      leave('ended');
      return options.onRefused();
    }
    if (end !== 'unauthenticated') return wait();
    if (renewToken) return endSession();
    return connect(true);
  }

  function endSession() {
    leave('ended');
    options.onSessionEnd();
  }

  function onSignal(signal: PageSignal) {
    // Page hidden: stay paused, or keep the pause timer.
    if (signal === 'online' && options.page.isHidden()) return;
    clearTimeout(hiddenTimer);
    if (status === 'ended') return;
    if (signal === 'hidden') hiddenTimer = setTimeout(() => leave('paused'), times.hiddenMs);
    else if (status === 'waiting' || status === 'paused' || seemsDead()) {
      tries = 0;
      void connect();
    }
  }

  function seemsDead() {
    return status === 'open' && Date.now() - lastByteAt > times.silenceMs / 2;
  }

  const unsubscribe = options.page.subscribe(onSignal);
  void connect();
  if (options.page.isHidden()) onSignal('hidden');

  return {
    reconnect() {
      if (status !== 'open') return;
      leave('waiting');
      wait();
    },
    close() {
      clearTimeout(hiddenTimer);
      unsubscribe();
      leave('ended');
    },
  };
}
