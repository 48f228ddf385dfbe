/** A text to copy in a reply. */
export interface QuotedText {
  title: string | null;
  text: string;
}

/** The texts to copy in a reply: its block quotes, with their titles. */
export function quotedTexts(reply: string): QuotedText[] {
  const paragraphs = reply.split('\n\n');
  return paragraphs.flatMap((paragraph, index) => {
    if (!paragraph.startsWith('>')) return [];
    const title = /^\*\*([^*\n]+)\*\*$/.exec(paragraphs[index - 1] ?? '')?.[1] ?? null;
    const text = paragraph
      .split('\n')
      .map((line) => line.replace(/^> ?/, '').trimEnd())
      .join('\n')
      .trim();
    return text === '' ? [] : [{ title, text }];
  });
}
