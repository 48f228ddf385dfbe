/** A heading with its text; nothing where there is no text. */
export function section(heading: string, body: string): string {
  return body === '' ? '' : `### ${heading}\n\n${body}`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Blocks with an empty line between them; empty ones are left out. */
export function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
