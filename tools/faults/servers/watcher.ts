import { setTimeout as pause } from 'node:timers/promises';
import type { MessageDocument } from '@savet/contract/documents';
import type { LiveEvent } from '@savet/contract/live';
import type { LiveReader } from '../../../apps/server/src/testing/live-reader.ts';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import type { Loss } from '../tally.ts';

/** As in the browser (`apps/web/src/data/live`): a stream without a byte for this long is dead, in milliseconds. */
const SILENCE_MS = 25_000;
/** The first pause before a new connection, and the longest, in milliseconds. */
const RECONNECT_MS = { first: 375, longest: 15_000 };
const LOOK_AGAIN_MS = 500;

/** One user's live stream, which is opened again whenever it ends or falls silent, and goes on where it was. */
export class Watcher {
  /** The faults that the stream has shown. */
  readonly problems: { loss: Loss; text: string }[] = [];
  readonly #person: Person;
  readonly #messages = new Map<string, MessageDocument>();
  readonly #texts = new Map<string, { attempt: number; text: string }>();
  readonly #waiting = new Set<() => void>();
  #revision: number | undefined;
  #reader: LiveReader | null = null;
  #isClosed = false;

  constructor(person: Person) {
    this.#person = person;
    void this.#keepOpen();
  }

  /** Waits until the stream has brought a message for which `find` returns something. */
  async until<Found>(find: (message: MessageDocument) => Found | null | false): Promise<Found> {
    for (;;) {
      for (const message of this.#messages.values()) {
        const found = find(message);
        if (found !== null && found !== false) return found;
      }
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#reader?.close();
  }

  async #keepOpen(): Promise<void> {
    for (let tries = 0; !this.#isClosed; tries += 1) {
      const reader = await this.#connect();
      if (reader) {
        tries = 0;
        await this.#read(reader);
      }
      if (this.#isClosed) return;
      await pause(Math.min(RECONNECT_MS.longest, RECONNECT_MS.first * 2 ** tries));
    }
  }

  /** @returns null when nobody answers in time, or says that it can't */
  async #connect(): Promise<LiveReader | null> {
    const opening = this.#person.watch(this.#revision).catch(() => null);
    const reader = await Promise.race([opening, pause(SILENCE_MS, 'late' as const)]);
    if (reader !== 'late') return reader;
    void opening.then((late) => late?.close());
    return null;
  }

  async #read(reader: LiveReader): Promise<void> {
    this.#reader = reader;
    const timer = setInterval(() => {
      if (performance.now() - reader.lastByteAt > SILENCE_MS) reader.close();
    }, LOOK_AGAIN_MS);
    let seen = 0;
    const takeAll = (events: LiveEvent[]) => {
      for (; seen < events.length; seen += 1) {
        const event = events[seen];
        if (event && !this.#take(event)) reader.close();
      }
      for (const resume of this.#waiting) resume();
      this.#waiting.clear();
      return false;
    };
    await reader.until(takeAll).catch(() => undefined);
    clearInterval(timer);
  }

  /** @returns false when the stream has a gap, and has to be opened again */
  #take({ event, data }: LiveEvent): boolean {
    if (event === 'ready' || event === 'reset') {
      if (event === 'reset') this.#report('lost', 'the stream could not go on where it was');
      this.#revision ??= data.revision;
    }
    if (event === 'delta') {
      const known = this.#texts.get(data.replyId);
      const text = known?.attempt === data.attempt ? known.text : '';
      if (data.from > text.length) return false;
      const longer = text.slice(0, data.from) + data.text;
      this.#texts.set(data.replyId, { attempt: data.attempt, text: longer });
    }
    if (event === 'changes') {
      if (data.revision <= (this.#revision ?? 0)) this.#report('doubled', 'a change came twice');
      this.#revision = data.revision;
      for (const message of data.messages) this.#takeMessage(message);
    }
    return true;
  }

  #takeMessage(message: MessageDocument): void {
    const { messageId, status, text, attempt } = message;
    this.#messages.set(messageId, message);
    const seen = this.#texts.get(messageId);
    if (status !== 'done' || seen?.attempt !== attempt) return;
    if (!text.startsWith(seen.text))
      this.#report('lost', `${seen.text} was shown, and ${text} stored`);
  }

  #report(loss: Loss, text: string): void {
    this.problems.push({ loss, text });
  }
}
