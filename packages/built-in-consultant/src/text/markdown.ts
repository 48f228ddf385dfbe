import { lettered } from '@savet/text/lettered';

/** A heading with its text; empty without text. */
export function section(heading: string, body: string): string {
  return body === '' ? '' : `### ${heading}\n\n${body}`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Joins blocks by empty lines and skips empty blocks. */
export function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Escapes every mark that markdown or HTML would interpret. */
export function escapeMarkdown(text: string): string {
  return text.replace(lettered(/[\\`*[\]<|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu), '\\$&');
}
