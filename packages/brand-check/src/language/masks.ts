import { lettered } from '@savet/text/lettered';

/** Code, links, addresses, domains, mentions and what the reader fills in. */
const spans = lettered(
  /```[\s\S]*?```|`[^`\n]*`|\bhttps?:\/\/[^\s)\]]+|\bwww\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d@.])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|bg|eu|net|org|io|app|co|example)\b[^\s,;)]*|(?<![\p{L}\d])[@#][\p{L}\d_]+|\{[^}\n]*\}|\[[^\]\n]*\](?!\()/giu,
);
/** „…“, “…”, «…» and "…" within a paragraph. */
const quotation = /„[^“”„"\n]*[“”]|“[^“”„"\n]*”|«[^»\n]*»|"[^"„“”\n]*"/g;

/** Stands for what is no prose: neither a letter nor a space. */
const FILLER = '\uFFFC';

/** The text with a filler in place of everything that is not prose. Positions stay. */
export function withoutSpans(text: string): string {
  return text.replace(spans, (found) => found.replace(/[^\n]/g, FILLER));
}

/** The text with spaces in place of quotations. */
export function quotationsMasked(text: string): string {
  return text.replace(quotation, blank);
}

function blank(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}
