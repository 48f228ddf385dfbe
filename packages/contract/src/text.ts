import { z } from 'zod';

/** Text that every database keeps to the byte: no lone surrogate, no NUL. */
export function text(longest: number) {
  return z
    .string()
    .max(longest)
    .refine(isStorable, 'must be well-formed Unicode without NUL characters');
}

/** An id chosen by the client, unique per user. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A moment in ISO 8601, UTC. */
export const moment = z.iso.datetime();

function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
