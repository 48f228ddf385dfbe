import type { Delta, LiveEvent } from '@savet/contract/live';
import type { Logger } from '../log.ts';
import { Channel } from './channel.ts';
import type { LiveSource, Send } from './source.ts';

/** Sends changes and running replies to the watchers on this server, one channel for each user. */
export class LiveHub {
  readonly #source: LiveSource;
  readonly #log: Logger;
  readonly #channels = new Map<string, Channel>();

  constructor(source: LiveSource, log: Logger) {
    this.#source = source;
    this.#log = log;
  }

  /**
   * Brings a watcher up to date from `lastRevision` (null: from now), then sends it all that follows.
   * @returns removes the watcher
   */
  watch(uid: string, lastRevision: number | null, send: Send): Promise<() => void> {
    const channel = this.#channels.get(uid) ?? this.#openChannel(uid);
    return channel.watch(lastRevision, send, () => this.#remove(uid, channel));
  }

  /** Call when documents of this user may have changed on any server. */
  documentsChanged(uid: string): void {
    this.#channels.get(uid)?.drain();
  }

  /** Reads every channel again; call when notifications may have been lost. */
  resyncAll(): void {
    for (const channel of this.#channels.values()) channel.drain();
  }

  /** Resolves when everything committed by now has been sent. */
  async flush(): Promise<void> {
    this.resyncAll();
    for (const channel of [...this.#channels.values()]) await channel.drained;
  }

  /** Whether the user has a watcher on this server. */
  isWatched(uid: string): boolean {
    return this.#channels.has(uid);
  }

  /** Length of the reply text that this server has sent, in UTF-16 units. */
  sentLength(uid: string, replyId: string, attempt: number): number {
    return this.#channels.get(uid)?.sentLength(replyId, attempt) ?? 0;
  }

  /**
   * Sends new text of a running reply that begins at `delta.from`. Text that was already sent is cut off; a gap
   * before `delta.from` is filled from `textSoFar`.
   */
  appendReplyText(uid: string, delta: Delta, textSoFar: () => string): void {
    this.#channels.get(uid)?.appendReplyText(delta, textSoFar);
  }

  /** Sends an event to all watchers of all users, for example before a restart. */
  broadcast(event: LiveEvent): void {
    for (const channel of this.#channels.values()) channel.send(event);
  }

  #openChannel(uid: string): Channel {
    const channel = new Channel(uid, this.#source, this.#log);
    this.#channels.set(uid, channel);
    channel.opened.catch(() => this.#remove(uid, channel));
    return channel;
  }

  #remove(uid: string, channel: Channel): void {
    if (this.#channels.get(uid) === channel) this.#channels.delete(uid);
  }
}
