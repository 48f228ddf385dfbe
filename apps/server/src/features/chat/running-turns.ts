import type { RunningReply } from '../../platform/live/hub.ts';
import type { BreakOff } from './chat.rules.ts';
import type { TurnKey } from './turn.store.ts';

/** A turn that this server answers. */
export interface RunningTurn extends TurnKey {
  chatId: string;
  replyId: string;
  queryId: string;
  /** Text so far. */
  text: string;
  /** Why it is broken off, once it is; `lost` when it is no longer ours to settle. */
  brokenOff: BreakOff | 'lost' | null;
  /** From here on its text is the settlement's. */
  settling: boolean;
  abort: AbortController;
  /** When its lease was last renewed, on this process's monotonic clock, in milliseconds. */
  renewedAt: number;
  /** Resolves when it is settled or lost. */
  ended: Promise<void>;
}

/** The turns that this server answers right now. */
export class RunningTurns {
  readonly #turns = new Map<string, RunningTurn>();

  add(turn: RunningTurn): void {
    this.#turns.set(idOf(turn.uid, turn.messageId), turn);
  }

  remove(turn: RunningTurn): void {
    this.#turns.delete(idOf(turn.uid, turn.messageId));
  }

  find(uid: string, messageId: string, attempt: number): RunningTurn | null {
    const turn = this.#turns.get(idOf(uid, messageId));
    return turn?.attempt === attempt ? turn : null;
  }

  all(): RunningTurn[] {
    return [...this.#turns.values()];
  }

  /** Replies of a user with their text so far. */
  repliesOf(uid: string): RunningReply[] {
    return this.all()
      .filter((turn) => turn.uid === uid)
      .map(({ chatId, replyId, attempt, text }) => ({ chatId, replyId, attempt, text }));
  }
}

/** Ends the provider's stream; what came so far is settled, unless the turn is lost. */
export function breakOff(turn: RunningTurn, why: NonNullable<RunningTurn['brokenOff']>): void {
  turn.brokenOff ??= why;
  turn.abort.abort();
}

function idOf(uid: string, messageId: string): string {
  return `${uid}/${messageId}`;
}
