/** Shorter paragraphs, such as headings, may come again. */
const PARAGRAPH_MIN = 30;

/** A text without the paragraphs that it has said before, and without headings that are left bare by it. */
export function once(text: string): string {
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
