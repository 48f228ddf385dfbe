import { mayStateFact } from '@savet/built-in-consultant';
import type { BrandFieldName } from '@savet/contract/brand-hub';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { z } from 'zod';

/** The decision of a model about a message. */
const decision = z.object({
  field: z.string().nullable(),
  /** The words of the message that state the fact. */
  quote: z.string().nullish(),
  certain: z.boolean(),
});

/** Shorter words are no fact worth saving, in UTF-16 units. */
const QUOTE_MIN = 8;

/** Whether a model should be asked about a message: questions, requests and thanks state nothing. */
export function isWorthAsking(message: string): boolean {
  return !message.includes('?') && message.length <= BRAND_FIELD_MAX && mayStateFact(message);
}

/**
 * The field in a model's decision; null if it does not stand up to the rules: one of the fields that are still empty, certain,
 * and with words that are in the message.
 */
export function checkedField(
  reply: string,
  message: string,
  fields: readonly BrandFieldName[],
): BrandFieldName | null {
  const parsed = decision.safeParse(jsonIn(reply));
  if (!parsed.success || !parsed.data.certain) return null;
  const { field, quote } = parsed.data;
  const words = normalized(quote ?? '');
  if (words.length < QUOTE_MIN || !normalized(message).includes(words)) return null;
  return fields.find((name) => name === field) ?? null;
}

/** The JSON object in a reply, which may have words or a fence around it. */
function jsonIn(reply: string): unknown {
  const json = /\{[\s\S]*\}/.exec(reply)?.[0] ?? '';
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
