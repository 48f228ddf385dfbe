import type { Changes, Delta, LiveEvent } from '@savet/contract/live';
import type { Logger } from '../log.ts';
import type { LiveSource, RunningReply, Send } from './source.ts';

interface Watcher {
  send: Send;
  /** Last revision sent; null while the watcher catches up. */
  revision: number | null;
  /** Changes that arrived while the watcher catches up. */
  held: Changes[];
}

/**
 * Time to gather changes before reading them, in milliseconds. Work that follows a commit, such as the request to
 * the model, runs first, and changes in quick succession are read together.
 */
const GATHER_MS = 10;
/** Pause after a failed read, in milliseconds. */
const RETRY_MS = 1_000;

/** The watchers of one user on this server. All receive the same changes in the same order. */
export class Channel {
  readonly #uid: string;
  readonly #source: LiveSource;
  readonly #log: Logger;
  readonly #watchers = new Set<Watcher>();
  readonly #running = new Map<string, RunningReply>();
  readonly #opened: Promise<void>;
  #revision = 0;
  #drain: Promise<void> | null = null;
  #isStale = false;

  constructor(uid: string, source: LiveSource, log: Logger) {
    this.#uid = uid;
    this.#source = source;
    this.#log = log;
    this.#opened = this.#open();
  }

  /** Resolves when the channel has read its starting point; rejects if the database fails. */
  get opened(): Promise<void> {
    return this.#opened;
  }

  /** Resolves when no read is under way. */
  get drained(): Promise<void> {
    return this.#drain ?? Promise.resolve();
  }

  /**
   * Adds a watcher, brings it up to date from `lastRevision` (null: from now), then sends all that follows.
   * @param onEmpty called when the last watcher has left
   * @returns removes the watcher
   */
  async watch(lastRevision: number | null, send: Send, onEmpty: () => void): Promise<() => void> {
    const watcher: Watcher = { send, revision: null, held: [] };
    this.#watchers.add(watcher);
    const leave = () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) onEmpty();
    };
    try {
      await this.#opened;
      await this.#catchUp(watcher, lastRevision);
    } catch (error) {
      leave();
      throw error;
    }
    for (const reply of this.#running.values()) {
      send({ event: 'delta', data: { ...reply, from: 0 } });
    }
    return leave;
  }

  /** Reads and sends new changes, once more if called during a read. */
  drain(): void {
    this.#isStale = true;
    this.#drain ??= this.#drainUntilFresh().finally(() => {
      this.#drain = null;
      if (this.#isStale && this.#watchers.size > 0) this.drain();
    });
  }

  /** Length of the reply text sent so far, in UTF-16 units. */
  sentLength(replyId: string, attempt: number): number {
    const reply = this.#running.get(replyId);
    return reply?.attempt === attempt ? reply.text.length : 0;
  }

  /** See `LiveHub.appendReplyText`. */
  appendReplyText(delta: Delta, textSoFar: () => string): void {
    const { chatId, replyId, attempt } = delta;
    const reply = this.#running.get(replyId);
    if (reply && reply.attempt > attempt) return;
    const sent = reply?.attempt === attempt ? reply.text : '';
    const text =
      delta.from > sent.length
        ? textSoFar().slice(sent.length)
        : delta.text.slice(sent.length - delta.from);
    if (text === '') return;
    this.#running.set(replyId, { chatId, replyId, attempt, text: sent + text });
    this.send({ event: 'delta', data: { chatId, replyId, attempt, from: sent.length, text } });
  }

  /** Sends an event to every watcher that is up to date. The others get the whole text when they are. */
  send(event: LiveEvent): void {
    for (const watcher of this.#watchers) {
      if (watcher.revision !== null) watcher.send(event);
    }
  }

  async #open(): Promise<void> {
    this.#revision = await this.#source.readRevision(this.#uid);
    for (const reply of await this.#source.readRunning(this.#uid)) {
      const existing = this.#running.get(reply.replyId);
      if (!existing || existing.text.length < reply.text.length) {
        this.#running.set(reply.replyId, reply);
      }
    }
  }

  async #catchUp(watcher: Watcher, lastRevision: number | null): Promise<void> {
    let revision = this.#revision;
    if (lastRevision === null) {
      watcher.send({ event: 'ready', data: { revision } });
    } else {
      const missed = await this.#readMissed(lastRevision);
      if (missed === null) {
        revision = this.#revision;
        watcher.send({ event: 'reset', data: { revision } });
      } else {
        revision = Math.max(lastRevision, missed.at(-1)?.revision ?? 0);
        watcher.send({ event: 'ready', data: { revision: lastRevision } });
        for (const changes of missed) watcher.send({ event: 'changes', data: changes });
      }
    }
    watcher.revision = revision;
    for (const changes of watcher.held.splice(0)) sendChanges(watcher, changes);
    // Covers a change that was committed between the read and now.
    this.drain();
  }

  /** Null when there are too many changes, or when `lastRevision` does not exist. */
  async #readMissed(lastRevision: number): Promise<Changes[] | null> {
    // A watcher may be ahead of this channel, but never ahead of the database.
    const exists =
      lastRevision <= this.#revision ||
      lastRevision <= (await this.#source.readRevision(this.#uid));
    return exists ? this.#source.readChanges(this.#uid, lastRevision) : null;
  }

  async #drainUntilFresh(): Promise<void> {
    while (this.#isStale && this.#watchers.size > 0) {
      await pause(GATHER_MS);
      this.#isStale = false;
      try {
        await this.#opened;
        await this.#readOnce();
      } catch (error) {
        this.#log.warn({ uid: this.#uid, error }, 'reading live changes failed');
        this.#isStale = true;
        await pause(RETRY_MS);
      }
    }
    this.#isStale = false;
  }

  async #readOnce(): Promise<void> {
    const all = await this.#source.readChanges(this.#uid, this.#revision);
    if (all === null) {
      this.#revision = await this.#source.readRevision(this.#uid);
      this.send({ event: 'reset', data: { revision: this.#revision } });
      for (const watcher of this.#watchers) {
        if (watcher.revision !== null) watcher.revision = this.#revision;
      }
      return;
    }
    for (const changes of all) {
      this.#revision = changes.revision;
      for (const watcher of this.#watchers) sendChanges(watcher, changes);
      for (const message of changes.messages) {
        if (message.status !== 'answering') this.#running.delete(message.messageId);
      }
    }
  }
}

function sendChanges(watcher: Watcher, changes: Changes): void {
  if (watcher.revision === null) {
    watcher.held.push(changes);
  } else if (changes.revision > watcher.revision) {
    watcher.revision = changes.revision;
    watcher.send({ event: 'changes', data: changes });
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
