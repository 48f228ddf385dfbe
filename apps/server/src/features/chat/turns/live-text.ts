import type { LiveHub } from '../../../platform/live/hub.ts';
import type { RunningTurn } from './running-turns.ts';

/**
 * Interval between two pieces of a reply, in milliseconds: the web app draws at most every 64 ms, and models write a token every
 * 20 ms or less. An event for each token costs several times as much.
 */
export const PIECE_MS = 64;

/** Sends the text of running turns to their watchers: the first at once, then all that has gathered. */
export class LiveText {
  readonly #hub: LiveHub;
  /** Length of the text sent of each turn. */
  readonly #sent = new Map<RunningTurn, number>();
  readonly #changed = new Set<RunningTurn>();
  #isScheduled = false;

  constructor(hub: LiveHub) {
    this.#hub = hub;
  }

  textAdded(turn: RunningTurn): void {
    if (this.#sent.has(turn)) this.#changed.add(turn);
    else this.#send(turn);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // One timer for all turns: their text is sent together.
    setTimeout(() => this.#sendAll(), PIECE_MS);
  }

  /** Call when the answer has ended: sends the last text. */
  end(turn: RunningTurn): void {
    if (this.#changed.delete(turn)) this.#send(turn);
    this.#sent.delete(turn);
  }

  #sendAll(): void {
    this.#isScheduled = false;
    for (const turn of this.#changed) this.#send(turn);
    this.#changed.clear();
  }

  #send(turn: RunningTurn): void {
    const { uid, chatId, replyId, attempt } = turn;
    const from = this.#sent.get(turn) ?? 0;
    const text = turn.text.slice(from);
    this.#sent.set(turn, turn.text.length);
    this.#hub.appendReplyText(uid, { chatId, replyId, attempt, from, text }, () => turn.text);
  }
}
