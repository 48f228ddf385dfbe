/** Splits the heading at the start of a document from its text; null without one. */
export function titleOf(text: string): { title: string | null; body: string } {
  const [, title, body] = /^#[ \t]+([^\n]+?)[ \t#]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return title === undefined ? { title: null, body: text } : { title, body: (body ?? '').trim() };
}

/**
 * The text below the heading of its page. Without a title of its own, its headings move up by one, so that none is skipped.
 */
export function bodyBelow(title: string | null, body: string): string {
  return title !== null || /^# /m.test(body) ? body : body.replaceAll(/^#(?=#{1,5} )/gm, '');
}
