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
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(actor: Actor, subject: Subject, onEnd: () => void) {
    this.actor = actor;
    this.subject = subject;
    this.#onEnd = onEnd;
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
    if ((this.#controller?.desiredSize ?? 0) < 0) this.end();
  }

  end(): void {
    if (this.isEnded) return;
    this.#controller?.close();
    this.#finish();
  }

  #finish(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.#onEnd();
  }
}
