import { z } from 'zod';

/** Text that every database stores unchanged: no lone surrogates, no NUL. `longest` is in UTF-16 units. */
export function text(longest: number) {
  return z
    .string()
    .max(longest)
    .refine(isStorable, 'must be well-formed Unicode without NUL characters');
}

/** An id chosen by the client, unique per user. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export const timestamp = z.iso.datetime();

/** Name of a model, as its provider writes it. */
export const modelName = z
  .string()
  .max(200)
  .regex(/^[^\s\p{C}]+$/u);

/** Whether every database stores a text: no lone surrogates, no NUL. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
