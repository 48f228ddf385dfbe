import { parse } from 'neoqs';

/** Limits above what any operation of the API needs. */
const PARSING = { depth: 8, arrayLimit: 1_000, parameterLimit: 5_000, allowPrototypes: false };

/** Parses a query or form body; bracket notation becomes objects and arrays. */
export function parseForm(text: string): Record<string, unknown> {
  return parse(text, { ...PARSING, ignoreQueryPrefix: true }) as Record<string, unknown>;
}
