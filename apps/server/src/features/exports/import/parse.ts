import { isStorable } from '@savet/contract/text';
import type { z } from 'zod';
import { ImportError } from '../../../platform/import-error.ts';

/** Longest JSON document, in UTF-16 units: longer than every one that an export has, but short enough for the memory. */
const DOCUMENT_MAX = 16_000_000;

/** Parses an entry that is one JSON document. @throws ImportError */
export async function parseDocument<Content>(
  lines: AsyncIterable<string>,
  schema: z.ZodType<Content>,
  path: string,
): Promise<Content> {
  let json = '';
  for await (const line of lines) {
    json += line;
    if (json.length > DOCUMENT_MAX) throw new ImportError(`${path} is too long`);
  }
  return parseRow(json, schema, path);
}

/**
 * Parses one JSON document.
 * @param where names it in the message
 * @throws ImportError
 */
export function parseRow<Row>(json: string, schema: z.ZodType<Row>, where: string): Row {
  let value: unknown;
  try {
    value = JSON.parse(json, requireStorable);
  } catch {
    throw new ImportError(`${where}: this is not valid JSON, or a text in it cannot be stored`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ImportError(`${where}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}

/** @throws RangeError for texts and names that no database stores */
function requireStorable(name: string, value: unknown): unknown {
  if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) {
    throw new RangeError('text');
  }
  return value;
}
