import type { LeftOutReason } from '@savet/contract/calls/chat-imports';
import type { ImportSource } from '@savet/contract/choices/import-sources';

export type Fields = Record<string, unknown>;

/** A part of a message that is no text: a short sentence replaces it. */
export type Replaced = { kind: 'image' | 'audio' | 'tool' } | { kind: 'file'; name: string };

/** A message of a conversation as its program tells it; neighbours of one sender are not joined yet. */
export interface SourceMessage {
  /** Unique in its conversation. */
  key: string;
  sender: 'user' | 'assistant';
  parts: (string | Replaced)[];
  /** Null without a valid time. */
  time: Date | null;
}

/** A conversation of an export, along the path that its program shows. */
export interface Conversation {
  source: ImportSource;
  /** Unique among the conversations of the account there. */
  key: string;
  /** Empty if it has none. */
  title: string;
  createdAt: Date | null;
  updatedAt: Date | null;
  messages: SourceMessage[];
  /** Whether there are messages beside the path. */
  hasOtherVersions: boolean;
}

/** A conversation that cannot be imported. */
export interface UnreadConversation {
  source: ImportSource | null;
  title: string;
  reason: LeftOutReason;
}

/** Longest chain of messages that is followed, those without text included. */
export const PATH_MAX = 100_000;
/** Times outside are mistakes: neither program existed before, and nothing was said in the future. */
const EARLIEST = Date.UTC(2015, 0, 1);
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** @param value seconds since 1970, or ISO text; null for anything else, and for a time that cannot be */
export function timeOf(value: unknown, now: Date): Date | null {
  const milliseconds =
    typeof value === 'number'
      ? Math.round(value * 1_000)
      : typeof value === 'string' && isoTime.test(value)
        ? Date.parse(value)
        : Number.NaN;
  return milliseconds >= EARLIEST && milliseconds <= now.getTime() ? new Date(milliseconds) : null;
}
