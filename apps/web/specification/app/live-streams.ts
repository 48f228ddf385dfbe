import { type LiveEvent, liveEvents } from '@savet/contract/live';

/** The open `/api/live` streams of the page, and the events sent to them. */
export class LiveStreams {
  readonly #open = new Set<ReadableStreamDefaultController<Uint8Array>>();

  /** Opens a stream that begins at this revision and ends with `signal`. */
  open(revision: number, signal: AbortSignal): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#open.add(controller);
        controller.enqueue(encode({ event: 'ready', data: { revision } }));
        signal.addEventListener('abort', () => {
          this.#open.delete(controller);
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  send(event: LiveEvent): void {
    for (const controller of this.#open) controller.enqueue(encode(event));
  }
}

/** Checked against the contract: the screens must never see an event that no server sends. */
function encode({ event, data }: LiveEvent): Uint8Array {
  const checked = liveEvents[event].parse(data);
  const id = event === 'changes' ? `id: ${data.revision}\n` : '';
  return new TextEncoder().encode(`event: ${event}\n${id}data: ${JSON.stringify(checked)}\n\n`);
}
