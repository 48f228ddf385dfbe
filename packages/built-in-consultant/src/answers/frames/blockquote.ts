const listItem = /^(?:[-*] |\d+\. |\||#)/;

/** A block quote that keeps the line breaks of the text. */
export function blockquote(text: string): string {
  const lines = text.trim().split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? '';
      const breaks = line !== '' && next !== '' && !listItem.test(line) && !listItem.test(next);
      return `> ${line}${breaks ? '  ' : ''}`.replace(/^> $/, '>');
    })
    .join('\n');
}
