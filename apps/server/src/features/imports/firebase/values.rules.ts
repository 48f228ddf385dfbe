import { createHash } from 'node:crypto';
import { id, isStorable } from '@savet/contract/text';

/** Times outside are mistakes: Firebase did not exist before, and PostgreSQL has an end. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
const isoTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** A record of the export, as its JSON is. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a time in any form that exports of Firestore have: `{_seconds, _nanoseconds}`, `{seconds, nanoseconds}`, ISO text,
 * milliseconds, also as text. Null for anything else.
 */
export function parseTime(value: unknown): Date | null {
  const milliseconds = millisecondsOf(value);
  if (milliseconds === null || !(milliseconds >= EARLIEST && milliseconds < LATEST)) return null;
  return new Date(milliseconds);
}

function millisecondsOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    if (/^\d{12,14}$/.test(value)) return Number(value);
    return isoTime.test(value) ? Date.parse(value) : null;
  }
  if (!isFields(value)) return null;
  const seconds = value['_seconds'] ?? value['seconds'];
  const nanoseconds = value['_nanoseconds'] ?? value['nanoseconds'] ?? 0;
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return null;
  return seconds * 1_000 + Math.trunc(nanoseconds / 1_000_000);
}

/** The text as every database stores it, at most `longest` UTF-16 units long, with no character cut in half. */
export function storableText(text: string, longest: number): string {
  const cut = text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;
  return isStorable(cut) ? cut : cut.toWellFormed().replaceAll('\0', '\ufffd');
}

/** The id of a document: its own if the product allows it, else derived from `path`, so that a repetition finds the same. */
export function idOf(own: string, path: string): string {
  return id.safeParse(own).success ? own : hashOf(path);
}

/** The SHA-256 hash of a text, in base64url. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
