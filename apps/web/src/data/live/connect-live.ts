import type { LiveEvent } from '@savet/contract/live';
import { readEvents } from './read-events.ts';

/** How a connection ended; `restart`: the server asks the client to reconnect. */
export type ConnectionEnd = 'lost' | 'restart' | 'unauthenticated' | 'refused';

export interface ConnectionRequest {
  url: string;
  token: string;
  lastEventId: string | undefined;
  /** A connection without a byte for this long is dead, in milliseconds. */
  silenceMs: number;
  signal: AbortSignal;
  onBytes(): void;
  onEvent(event: LiveEvent, id: string | undefined): void;
}

/** Opens one live connection and reads it until it ends. Never throws. */
export async function connectLive(request: ConnectionRequest): Promise<ConnectionEnd> {
  const silence = new AbortController();
  const signal = AbortSignal.any([request.signal, silence.signal]);
  const watch = watchSilence(request.silenceMs, () => silence.abort());
  let end: ConnectionEnd = 'lost';
  try {
    const response = await fetch(request.url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${request.token}`,
        ...(request.lastEventId !== undefined && { 'last-event-id': request.lastEventId }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    if (response.status === 401) return 'unauthenticated';
    if (isRefusal(response)) return 'refused';
    if (!response.ok || !response.body) return 'lost';
    await readEvents(response.body, {
      onBytes() {
        watch.reset();
        request.onBytes();
      },
      onEvent(event, id) {
        if (signal.aborted) return;
        if (event.event === 'restart') end = 'restart';
        else request.onEvent(event, id);
      },
    });
    return end;
  } catch {
    return end;
  } finally {
    watch.end();
    silence.abort();
  }
}

/** Only the server's own refusal is final; a proxy's error page is temporary. */
function isRefusal(response: Response): boolean {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson && (response.status === 403 || response.status === 404);
}

/** One timer per connection: a new timer for each chunk would cost more than reading the chunk. */
function watchSilence(silenceMs: number, onSilence: () => void) {
  let lastByteAt = performance.now();
  const check = () => {
    const left = lastByteAt + silenceMs - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else onSilence();
  };
  let timer = setTimeout(check, silenceMs);
  return {
    reset: () => {
      lastByteAt = performance.now();
    },
    end: () => clearTimeout(timer),
  };
}
