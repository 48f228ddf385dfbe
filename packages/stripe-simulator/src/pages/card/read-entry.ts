import type { Context } from 'hono';
import type { CardEntry } from './entry.ts';

/** Reads the card form; a missing field or a file counts as empty. */
export function readEntry(form: FormData): CardEntry {
  return {
    email: readText(form, 'email'),
    number: readText(form, 'number'),
    expiry: readText(form, 'expiry'),
    cvc: readText(form, 'cvc'),
    name: readText(form, 'name'),
  };
}

export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Parses the form; any other body counts as an empty form. */
export async function readForm(c: Context): Promise<FormData> {
  return c.req.formData().catch(() => new FormData());
}
