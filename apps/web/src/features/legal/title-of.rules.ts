/** Splits the heading at the start of a document from its text; null without one. */
export function titleOf(text: string): { title: string | null; body: string } {
  const [, title, body] = /^#[ \t]+([^\n]+?)[ \t#]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return title === undefined ? { title: null, body: text } : { title, body: (body ?? '').trim() };
}
