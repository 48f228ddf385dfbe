import type { LiveHub } from '../../../platform/live/hub.ts';
import { commonRounds, type Rounds } from '../../../platform/rounds.ts';
import type { RunningTurn } from './running-turns.ts';

/** Sends the text of running turns to their watchers: the first at once, then in each round all that has gathered. */
export class LiveText {
  readonly #hub: LiveHub;
  readonly #rounds: Rounds;
  /** Length of the text sent of each turn. */
  readonly #sent = new Map<RunningTurn, number>();
  readonly #changed = new Set<RunningTurn>();
  #isScheduled = false;

  constructor(hub: LiveHub, rounds = commonRounds) {
    this.#hub = hub;
    this.#rounds = rounds;
  }

  textAdded(turn: RunningTurn): void {
    if (this.#sent.has(turn)) this.#changed.add(turn);
    else this.#send(turn);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // The text of all turns is sent together.
    this.#rounds.send(() => this.#sendAll());
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
