import type { OnReadOpts, Socket } from 'node:net';
import { commonRounds } from '../../rounds.ts';

/** Of one read: many times what a model writes between two rounds. A read that fills it is followed by another at once. */
const READ_BYTES = 16_384;

/** Reads a connection in rounds while an answer is written. */
export interface Pace {
  start(): void;
  stop(): void;
}

const paces = new WeakMap<Socket, Pace>();

/** The pace of a connection of `pacedConnection`. */
export function paceOf(socket: Socket): Pace | undefined {
  return paces.get(socket);
}

/**
 * A connection that can be read in rounds: what a provider sends between two rounds stays in the system's buffer and is read in one
 * piece. To pause the stream is not enough, because a paused stream reads on until its own buffer is full.
 */
export function pacedConnection<Connection extends Socket>(
  connect: (onread: OnReadOpts) => Connection | undefined,
  rounds = commonRounds,
): Connection | undefined {
  let isPaced = false;
  let isHeld = false;
  /** Whether the reader of the stream takes more. */
  let isWanted = false;
  const socket = connect({
    buffer: Buffer.allocUnsafeSlow(READ_BYTES),
    callback: (length, buffer) => {
      // The buffer is used for each read.
      socket?.emit('data', Buffer.from(buffer.subarray(0, length)));
      if (!isPaced || length === buffer.length) return true;
      if (!isHeld) rounds.read(release);
      isHeld = true;
      return false;
    },
  });
  // Through a proxy, it comes later and is read as any other.
  if (!socket) return undefined;
  const pause = socket.pause.bind(socket);
  const resume = socket.resume.bind(socket);
  socket.pause = () => {
    isWanted = false;
    return pause();
  };
  socket.resume = () => {
    isWanted = true;
    return isHeld ? socket : resume();
  };
  function release(): void {
    if (!isHeld) return;
    isHeld = false;
    if (isWanted) resume();
  }
  paces.set(socket, {
    start: () => {
      isPaced = true;
    },
    stop: () => {
      isPaced = false;
      release();
    },
  });
  return socket;
}
