import type { Changes, LiveEvent } from '@savet/contract/live';

export interface RunningReply {
  chatId: string;
  replyId: string;
  attempt: number;
  text: string;
}

/** Reads what the live hub sends. */
export interface LiveSource {
  readRevision(uid: string): Promise<number>;
  /** Changes after a revision, the oldest first; null when there are too many to send one by one. */
  readChanges(uid: string, after: number): Promise<Changes[] | null>;
  /** The user's replies that any server is writing, with their text so far. */
  readRunning(uid: string): Promise<RunningReply[]>;
}

export type Send = (event: LiveEvent) => void;
