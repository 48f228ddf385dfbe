import { IMPORT_PIECE_BYTES } from '@savet/contract/limits';
import { call } from '#data/call/call.ts';
import { perUser } from '#data/documents/per-user.ts';
import { createStore, type ReadableStore } from '#lib/store/create-store.ts';

/** A file that is being sent, or that could not be sent. */
export interface Sending {
  /** Bytes that have arrived, of `size`. */
  sent: number;
  size: number;
  /** Null while the file is being sent. */
  failure: unknown;
}

/** The device could not read the file: it was moved, or its drive is gone. */
export class FileUnreadableError extends Error {}

/** Pieces that are sent as fast as they arrive, and the shortest time for each after them, in milliseconds. */
const FAST_PIECES = 20;
const PIECE_EVERY_MS = 300;

/** Sends files in pieces. It goes on when the dialog is closed, and stays below the limit for calls. */
class FileSending {
  readonly #state = createStore<Sending | null>(null);
  /** Null when nothing is being sent. */
  readonly state: ReadableStore<Sending | null> = this.#state;

  /** Begins an import and sends its file. A failure is in the state. */
  async send(file: File): Promise<void> {
    const { size } = file;
    if (this.#state.get()?.failure === null) return;
    this.#state.set({ sent: 0, size, failure: null });
    try {
      const { import: begun } = await call('importChats', { size });
      // Otherwise another import is running.
      if (begun.state === 'uploading') await this.#sendPieces(file, begun.importId);
      this.#state.set(null);
    } catch (failure) {
      this.#state.set({ sent: 0, size, failure });
    }
  }

  async #sendPieces(file: File, importId: string): Promise<void> {
    const { size } = file;
    for (let sequence = 0; sequence * IMPORT_PIECE_BYTES < size; sequence += 1) {
      const started = performance.now();
      const start = sequence * IMPORT_PIECE_BYTES;
      const end = Math.min(start + IMPORT_PIECE_BYTES, size);
      const bytes = await base64Of(file.slice(start, end));
      await call('sendImportPiece', { importId, sequence, bytes });
      this.#state.set({ sent: end, size, failure: null });
      const rest = PIECE_EVERY_MS - (performance.now() - started);
      if (sequence >= FAST_PIECES && rest > 0) await pause(rest);
    }
  }
}

/** The sending of the user of this page. */
export const fileSendingOf = perUser(() => new FileSending());

/** @throws FileUnreadableError */
function base64Of(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => reject(new FileUnreadableError());
    reader.readAsDataURL(piece);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
