import { randomUUID } from 'node:crypto';

/** A new unguessable id: 36 hexadecimal digits and dashes. */
export function newId(): string {
  return randomUUID();
}
