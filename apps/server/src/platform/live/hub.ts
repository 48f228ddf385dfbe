import type { Changes, Delta, LiveEvent } from '@savet/contract/live';
import type { Logger } from '../log.ts';

export interface RunningReply {
  chatId: string;
  replyId: string;
  attempt: number;
  text: string;
}

/** Where the hub reads what it tells. */
export interface LiveSource {
  readRevision(uid: string): Promise<number>;
  /** Changes after a revision, the oldest first; null when there are too many to tell one by one. */
  readChanges(uid: string, after: number): Promise<Changes[] | null>;
  /** Replies being written for this user anywhere, with their text so far. */
  readRunning(uid: string): Promise<RunningReply[]>;
}

export type Send = (event: LiveEvent) => void;

interface Watcher {
  send: Send;
  /** Last revision told; null while it is being brought up to date. */
  revision: number | null;
  held: Changes[];
}

interface Channel {
  watchers: Set<Watcher>;
  revision: number;
  running: Map<string, RunningReply>;
  drain: Promise<void> | null;
  stale: boolean;
  opened: Promise<void>;
}

/**
 * How long changes are gathered before they are read, in milliseconds: what follows a commit, such as the
 * request to the model, goes first, and changes in quick succession are read together.
 */
const GATHER_MS = 10;
/** How long to wait before reading again after the database failed, in milliseconds. */
const READ_AGAIN_MS = 1_000;

/** Tells every watcher of a user the same changes in the same order. */
export class LiveHub {
  readonly #source: LiveSource;
  readonly #log: Logger;
  readonly #channels = new Map<string, Channel>();

  constructor(source: LiveSource, log: Logger) {
    this.#source = source;
    this.#log = log;
  }

  /**
   * Brings a watcher up to date from `lastRevision` (null: from now), then tells it all that follows.
   * @returns ends the watching
   */
  async watch(uid: string, lastRevision: number | null, send: Send): Promise<() => void> {
    const channel = this.#channel(uid);
    const watcher: Watcher = { send, revision: null, held: [] };
    channel.watchers.add(watcher);
    const leave = () => this.#leave(uid, channel, watcher);
    try {
      await channel.opened;
      await this.#catchUp(uid, channel, watcher, lastRevision);
    } catch (error) {
      leave();
      throw error;
    }
    for (const reply of channel.running.values()) {
      send({ event: 'delta', data: { ...reply, from: 0 } });
    }
    return leave;
  }

  /** Documents of this user changed somewhere. */
  documentsChanged(uid: string): void {
    const channel = this.#channels.get(uid);
    if (channel) this.#drain(uid, channel);
  }

  /** Notifications may have been lost: everything watched is read again. */
  everythingMayHaveChanged(): void {
    for (const [uid, channel] of this.#channels) this.#drain(uid, channel);
  }

  /** Resolves when all that is committed by now has been told. */
  async everythingTold(): Promise<void> {
    this.everythingMayHaveChanged();
    for (const channel of [...this.#channels.values()]) await channel.drain;
  }

  /** Users watched on this server. */
  isWatched(uid: string): boolean {
    return this.#channels.has(uid);
  }

  /** How much text of a reply this server has told, in UTF-16 units. */
  toldLength(uid: string, replyId: string, attempt: number): number {
    const reply = this.#channels.get(uid)?.running.get(replyId);
    return reply?.attempt === attempt ? reply.text.length : 0;
  }

  /**
   * Tells new text of a running reply, which belongs at `delta.from`. What was told before is cut; what
   * is missing before it is taken from `textSoFar`.
   */
  replyGrew(uid: string, delta: Delta, textSoFar: () => string): void {
    const channel = this.#channels.get(uid);
    if (!channel) return;
    const { chatId, replyId, attempt } = delta;
    const known = channel.running.get(replyId);
    if (known && known.attempt > attempt) return;
    const told = known?.attempt === attempt ? known.text : '';
    const text =
      delta.from > told.length
        ? textSoFar().slice(told.length)
        : delta.text.slice(told.length - delta.from);
    if (text === '') return;
    channel.running.set(replyId, { chatId, replyId, attempt, text: told + text });
    this.#tell(channel, {
      event: 'delta',
      data: { chatId, replyId, attempt, from: told.length, text },
    });
  }

  /** Tells all watchers of all users, as before a restart. */
  tellEverybody(event: LiveEvent): void {
    for (const channel of this.#channels.values()) this.#tell(channel, event);
  }

  #channel(uid: string): Channel {
    const known = this.#channels.get(uid);
    if (known) return known;
    const channel: Channel = {
      watchers: new Set(),
      revision: 0,
      running: new Map(),
      drain: null,
      stale: false,
      opened: Promise.resolve(),
    };
    this.#channels.set(uid, channel);
    channel.opened = this.#open(uid, channel).catch((error: unknown) => {
      this.#channels.delete(uid);
      throw error;
    });
    return channel;
  }

  async #open(uid: string, channel: Channel): Promise<void> {
    channel.revision = await this.#source.readRevision(uid);
    for (const reply of await this.#source.readRunning(uid)) {
      const known = channel.running.get(reply.replyId);
      if (!known || known.text.length < reply.text.length)
        channel.running.set(reply.replyId, reply);
    }
  }

  async #catchUp(
    uid: string,
    channel: Channel,
    watcher: Watcher,
    lastRevision: number | null,
  ): Promise<void> {
    let revision = channel.revision;
    if (lastRevision === null) {
      watcher.send({ event: 'ready', data: { revision } });
    } else {
      // It may know more than this channel has read yet, never more than there is.
      const isKnown =
        lastRevision <= revision || lastRevision <= (await this.#source.readRevision(uid));
      const missed = isKnown ? await this.#source.readChanges(uid, lastRevision) : null;
      if (missed === null) {
        revision = channel.revision;
        watcher.send({ event: 'reset', data: { revision } });
      } else {
        revision = Math.max(lastRevision, missed.at(-1)?.revision ?? 0);
        watcher.send({ event: 'ready', data: { revision: lastRevision } });
        for (const changes of missed) watcher.send({ event: 'changes', data: changes });
      }
    }
    watcher.revision = revision;
    for (const changes of watcher.held.splice(0)) this.#tellChanges(watcher, changes);
    // A change may have come between reading and now that nobody has drained yet.
    this.#drain(uid, channel);
  }

  #drain(uid: string, channel: Channel): void {
    channel.stale = true;
    channel.drain ??= this.#drainUntilFresh(uid, channel).finally(() => {
      channel.drain = null;
      if (channel.stale && this.#channels.get(uid) === channel) this.#drain(uid, channel);
    });
  }

  async #drainUntilFresh(uid: string, channel: Channel): Promise<void> {
    while (channel.stale && channel.watchers.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      channel.stale = false;
      try {
        await channel.opened;
        await this.#readOnce(uid, channel);
      } catch (error) {
        this.#log.warn({ uid, error: String(error) }, 'live changes cannot be read yet');
        channel.stale = true;
        await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
      }
    }
    channel.stale = false;
  }

  async #readOnce(uid: string, channel: Channel): Promise<void> {
    const news = await this.#source.readChanges(uid, channel.revision);
    if (news === null) {
      channel.revision = await this.#source.readRevision(uid);
      this.#tell(channel, { event: 'reset', data: { revision: channel.revision } });
      for (const watcher of channel.watchers) {
        if (watcher.revision !== null) watcher.revision = channel.revision;
      }
      return;
    }
    for (const changes of news) {
      channel.revision = changes.revision;
      for (const watcher of channel.watchers) this.#tellChanges(watcher, changes);
      for (const message of changes.messages) {
        if (message.status !== 'answering') channel.running.delete(message.messageId);
      }
    }
  }

  #tellChanges(watcher: Watcher, changes: Changes): void {
    if (watcher.revision === null) {
      watcher.held.push(changes);
    } else if (changes.revision > watcher.revision) {
      watcher.revision = changes.revision;
      watcher.send({ event: 'changes', data: changes });
    }
  }

  #tell(channel: Channel, event: LiveEvent): void {
    for (const watcher of channel.watchers) {
      // One that is not up to date yet gets the whole text when it is.
      if (watcher.revision !== null) watcher.send(event);
    }
  }

  #leave(uid: string, channel: Channel, watcher: Watcher): void {
    channel.watchers.delete(watcher);
    if (channel.watchers.size === 0 && this.#channels.get(uid) === channel) {
      this.#channels.delete(uid);
    }
  }
}
