import type { Actor } from '../../platform/handlers.ts';
import type { Subject } from './subjects.ts';

/** A client with more unread bytes than this is disconnected; it catches up when it reconnects. */
const UNREAD_MAX_BYTES = 1_048_576;
const encoder = new TextEncoder();

/** The open response of one live client. */
export class LiveStream {
  readonly actor: Actor;
  readonly subject: Subject;
  readonly body: ReadableStream<Uint8Array>;
  isEnded = false;
  readonly #onEnd: () => void;
  readonly #disconnect: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** @param disconnect closes the connection at once, and with it what the client has not read */
  constructor(
    { actor, subject }: { actor: Actor; subject: Subject },
    { onEnd, disconnect }: { onEnd: () => void; disconnect: () => void },
  ) {
    this.actor = actor;
    this.subject = subject;
    this.#onEnd = onEnd;
    this.#disconnect = disconnect;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#finish(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_MAX_BYTES }),
    );
  }

  write(text: string): void {
    if (this.isEnded) return;
    this.#controller?.enqueue(encoder.encode(text));
    if ((this.#controller?.desiredSize ?? 0) < 0) this.#drop();
  }

  end(): void {
    if (this.isEnded) return;
    this.#controller?.close();
    this.#finish();
  }

  /** Ended in order, the stream would keep its unread megabyte for as long as the client reads nothing. */
  #drop(): void {
    this.#finish();
    this.#disconnect();
  }

  #finish(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.#onEnd();
  }
}
