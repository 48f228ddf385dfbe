/** The mark that the server puts where it cuts a text. */
const CUT = '…';

/** An excerpt of a message as plain text on one line: without Markdown, and without words that were cut at its ends. */
export function plainExcerpt(excerpt: string, query: string): string {
  return withoutMarkdown(withWholeWords(excerpt, query.trim().toLowerCase()));
}

function withWholeWords(excerpt: string, wanted: string): string {
  let text = excerpt;
  const match = () => text.toLowerCase().indexOf(wanted);
  if (text.startsWith(`${CUT} `)) {
    const space = text.slice(2).search(/\s/) + 2;
    if (space > 2 && space < match()) text = `${CUT}${text.slice(space)}`;
  }
  if (text.endsWith(` ${CUT}`)) {
    const space = text.slice(0, -2).search(/\s\S*$/);
    if (space >= match() + wanted.length) text = `${text.slice(0, space)} ${CUT}`;
  }
  return text;
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)+/gm, '')
    .replace(/[*~`]+(?=\S)|(?<=\S)[*~`]+/g, '')
    .replace(/(?<![\p{L}\p{N}])_{1,2}(?=\S)|(?<=\S)_{1,2}(?![\p{L}\p{N}])/gu, '')
    .replace(/\|?[ \t]*:?-{3,}:?[ \t]*\|?/g, ' ')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
