import type { LiveEvent, LiveEventName } from '@savet/contract/live';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

const names: Record<LiveEventName, true> = {
  ready: true,
  reset: true,
  changes: true,
  delta: true,
  restart: true,
};

export interface StreamListener {
  /** Called for every chunk, heartbeats included. */
  onBytes(): void;
  onEvent(event: LiveEvent, id: string | undefined): void;
}

/** Reads an event stream to its end; skips unknown events, because an older page may meet a newer server. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  listener: StreamListener,
): Promise<void> {
  const parser = createParser({
    onEvent(message) {
      if (isKnown(message.event)) listener.onEvent(toEvent(message.event, message), message.id);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    listener.onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

function isKnown(name: string | undefined): name is LiveEventName {
  return name !== undefined && Object.hasOwn(names, name);
}

function toEvent(event: LiveEventName, message: EventSourceMessage): LiveEvent {
  const data: unknown = JSON.parse(message.data);
  return { event, data } as LiveEvent;
}
