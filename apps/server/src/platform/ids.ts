import { randomUUID } from 'node:crypto';

/** A new id that nobody can guess: 36 characters of hexadecimal digits and dashes. */
export function newId(): string {
  return randomUUID();
}
