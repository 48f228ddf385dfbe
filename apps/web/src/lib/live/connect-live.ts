import type { LiveEvent } from '@savet/contract/live';
import { readEvents } from './read-events.ts';

/** How a connection ended: broken off, told to come again, not signed in, or not allowed. */
export type ConnectionEnd = 'lost' | 'restart' | 'unauthenticated' | 'refused';

export interface ConnectionRequest {
  url: string;
  token: string;
  lastEventId: string | undefined;
  /** No byte for this long, in milliseconds, and the connection is dead. */
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
      heardBytes() {
        watch.heard();
        request.onBytes();
      },
      heardEvent(event, id) {
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

/** Only the server itself refuses for good; a page of a proxy on the way passes. */
function isRefusal(response: Response): boolean {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson && (response.status === 403 || response.status === 404);
}

/** One timer for the whole connection: a new one for each piece of an answer costs more than reading it. */
function watchSilence(silenceMs: number, onSilence: () => void) {
  let heardAt = performance.now();
  const look = () => {
    const left = heardAt + silenceMs - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else onSilence();
  };
  let timer = setTimeout(look, silenceMs);
  return {
    heard: () => {
      heardAt = performance.now();
    },
    end: () => clearTimeout(timer),
  };
}
