import type { LiveEvent } from '@savet/contract/live';

/** Reads a live stream and waits for events. */
export class LiveReader {
  readonly events: LiveEvent[] = [];
  isEnded = false;
  /** On the monotonic clock of this process, in milliseconds. */
  lastByteAt = performance.now();
  readonly #abort: AbortController;
  readonly #waiting = new Set<() => void>();

  constructor(body: ReadableStream<Uint8Array>, abort: AbortController) {
    this.#abort = abort;
    void this.#read(body);
  }

  /** Waits until `find` returns a result for the events received so far. */
  async until<Found>(find: (events: LiveEvent[]) => Found | undefined | false): Promise<Found> {
    for (;;) {
      const found = find(this.events);
      if (found !== undefined && found !== false) return found;
      if (this.isEnded) throw new Error('the live stream ended before the event arrived');
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** The text of a running reply, assembled from its deltas. */
  textOf(replyId: string): string {
    let text = '';
    for (const { event, data } of this.events) {
      if (event === 'delta' && data.replyId === replyId) {
        text = text.slice(0, data.from) + data.text;
      }
    }
    return text;
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let unread = '';
    try {
      for await (const part of body) {
        this.lastByteAt = performance.now();
        unread += decoder.decode(part, { stream: true });
        const blocks = unread.split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
        this.#wake();
      }
    } catch {
      // The test or the server closed the connection.
    }
    this.isEnded = true;
    this.#wake();
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );
    const event = fields.get('event');
    const data = fields.get('data');
    if (event !== undefined && data !== undefined) {
      this.events.push({ event, data: JSON.parse(data) as unknown } as LiveEvent);
    }
  }

  #wake(): void {
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }
}
