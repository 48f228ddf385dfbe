/** Shorter paragraphs, such as headings, may repeat. In UTF-16 units. */
const PARAGRAPH_MIN = 30;

/** Removes repeated paragraphs, and headings that lose their text by it. */
export function dropRepeatedParagraphs(text: string): string {
  const said = new Set<string>();
  const kept = text.split('\n\n').filter((paragraph) => {
    if (paragraph.length < PARAGRAPH_MIN) return true;
    if (said.has(paragraph)) return false;
    said.add(paragraph);
    return true;
  });
  return kept.filter((paragraph, index) => !isBare(paragraph, kept[index + 1])).join('\n\n');
}

function isBare(paragraph: string, next: string | undefined): boolean {
  return paragraph.startsWith('### ') && (next === undefined || next.startsWith('### '));
}
