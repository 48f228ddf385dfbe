const html = /<\/?(?:[a-z][a-z\d]*)(?:\s[^<>]*)?\/?>/i;
const link = /\[[^\]]*\]\(\s*<?(https?:[^)\s>]+|www[^)\s>]+|mailto:[^)\s>]+)/gi;
const codeFence = /^\s*(?:```|~~~)/gm;
const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;

/** Faults in Markdown: raw HTML, marks that are not closed, links to addresses that are not given. */
export function brokenMarkdown(markdown: string, given: string): string[] {
  const faults: string[] = [];
  const text = markdown.replace(code, ' ');
  const tag = html.exec(text)?.[0];
  if (tag !== undefined) faults.push(`raw HTML: ${tag}`);
  if ((markdown.match(codeFence)?.length ?? 0) % 2 === 1) faults.push('an open code fence');
  const open = text.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)/).find(hasOpenStrong);
  if (open !== undefined) faults.push(`an open **: ${open.trim().slice(0, 40)}`);
  for (const [, address = ''] of text.matchAll(link)) {
    if (!given.includes(address)) faults.push(`a link to ${address}`);
  }
  return faults;
}

function hasOpenStrong(paragraph: string): boolean {
  return (paragraph.match(/\*\*/g)?.length ?? 0) % 2 === 1;
}
