import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineState } from './engine-state.ts';

export interface PieceFormat {
  piece(text: string): string;
  /** An error in the middle of an answer. */
  error(message: string): string;
}

/** Writes the pieces of an answer. Returns false if it was broken off, as planned or by its reader. */
export async function sendPieces(
  state: EngineState,
  response: ServerResponse,
  pieces: readonly string[],
  format: PieceFormat,
): Promise<boolean> {
  const planned = state.takePlanned();
  let hasLeft = false;
  response.on('close', () => {
    if (response.writableEnded || hasLeft) return;
    hasLeft = true;
    if (!state.isGone) state.abandoned += 1;
  });
  // A planned break after the last piece comes before the end of the answer.
  for (let count = 0; count <= pieces.length; count += 1) {
    if (planned && count === Math.min(planned.afterPieces, pieces.length)) {
      if (planned.how === 'error') response.write(format.error('model runner has stopped'));
      if (planned.how === 'reset') {
        hasLeft = true;
        response.socket?.resetAndDestroy();
      } else {
        response.end();
      }
      return false;
    }
    const piece = pieces[count];
    if (piece === undefined) break;
    if (state.delays.pieceMs > 0) await sleep(state.delays.pieceMs);
    if (hasLeft) return false;
    // A reset in the next step must not throw away this piece.
    await new Promise<void>((resolve) => response.write(format.piece(piece), () => resolve()));
  }
  return true;
}
