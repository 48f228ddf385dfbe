import type { Receipt } from '@savet/contract/documents';
import type { RunningReply } from '../../../platform/live/source.ts';
import type { AbortReason } from './turn.rules.ts';
import type { TurnKey } from './turn.store.ts';

/** A turn that this server is answering. */
export interface RunningTurn extends TurnKey {
  chatId: string;
  replyId: string;
  queryId: string;
  /** Owner of the Brand Hub that staff have picked; null for the user's own. */
  brandHubUid: string | null;
  /** As it was accepted. */
  receipt: Receipt;
  /** Text so far. */
  text: string;
  /** Null until the turn is aborted; `lost` when another server may settle it. */
  abortReason: AbortReason | 'lost' | null;
  /** True once the answer has ended; no text is added after that. */
  settling: boolean;
  abort: AbortController;
  /** Time of the last lease renewal, on this process's monotonic clock, in milliseconds. */
  renewedAt: number;
  /** Resolves when the turn is settled or lost. */
  ended: Promise<void>;
}

/** The turns that this server is answering now. */
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

  get size(): number {
    return this.#turns.size;
  }

  all(): RunningTurn[] {
    return [...this.#turns.values()];
  }

  /** A user's running replies with their text so far. */
  repliesOf(uid: string): RunningReply[] {
    return this.all()
      .filter((turn) => turn.uid === uid)
      .map(({ chatId, replyId, attempt, text }) => ({ chatId, replyId, attempt, text }));
  }
}

/** Aborts the provider's stream; the text so far is settled, unless the turn is lost. The first reason wins. */
export function abortTurn(
  turn: RunningTurn,
  reason: NonNullable<RunningTurn['abortReason']>,
): void {
  turn.abortReason ??= reason;
  turn.abort.abort();
}

function idOf(uid: string, messageId: string): string {
  return `${uid}/${messageId}`;
}
