import { matchesOf } from './matches.ts';

/** „…“, “…”, «…» and "…", within one line or over the lines of a paragraph. */
const quotation = /„[^“”„]*[“”]|“[^“”]*”|«[^»]*»|"[^"\n]*"/g;
const placeholder = /\[[^\]\n]*\](?!\()|\{[^}\n]*\}/g;

/** Replaces quotations by a space. */
export function withoutQuotations(text: string): string {
  return text.replace(quotation, ' ');
}

/** The insides of the quotations. */
export function quotationsIn(text: string): string[] {
  return matchesOf(text, quotation).map(([whole]) => whole.slice(1, -1));
}

/** Replaces [what the reader fills in] by a space. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, ' ');
}
