import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a reader sees it. */
interface ReadPdf {
  text: string;
  pages: number;
  /** The text of each page, line by line. */
  lines: string[][];
  /** The end of each piece of text, in points from the left. */
  ends: Map<string, number>;
  language: string | null;
  title: string | null;
  /** Tags of its structure in the order of reading. */
  tags: string[];
  links: string[];
}

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const facts = info as { Language?: string; Title?: string };
  const read: ReadPdf = {
    text: '',
    pages: document.numPages,
    lines: [],
    ends: new Map(),
    language: facts.Language ?? null,
    title: facts.Title ?? null,
    tags: [],
    links: [],
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const shown = items.filter((item) => 'str' in item);
    read.text += `${shown.map(({ str }) => str).join('')}\n`;
    read.lines.push(linesOf(shown));
    for (const { str, transform, width } of shown) read.ends.set(str, Number(transform[4]) + width);
    read.tags.push(...tagsOf((await page.getStructTree()) as Node | null));
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) {
      if (url !== undefined) read.links.push(url);
    }
    page.cleanup();
  }
  await task.destroy();
  return read;
}

/** Joins what stands at the same height. */
function linesOf(items: readonly { str: string; transform: number[] }[]): string[] {
  const lines = new Map<number, string>();
  for (const { str, transform } of items) {
    const height = Math.round(transform[5] ?? 0);
    lines.set(height, (lines.get(height) ?? '') + str);
  }
  return [...lines.values()].filter((line) => line.trim() !== '');
}

interface Node {
  role?: string;
  children?: Node[];
}

function tagsOf(node: Node | null): string[] {
  if (!node) return [];
  const own = node.role && node.role !== 'Root' ? [node.role] : [];
  return [...own, ...(node.children ?? []).flatMap(tagsOf)];
}

/** The parts of a Word document that a test looks at. */
export function readDocx(bytes: Uint8Array): { text: string; body: string; styles: string[] } {
  const files = unzipSync(bytes);
  const xml = (path: string) => new TextDecoder().decode(files[path]);
  const body = xml('word/document.xml');
  const text = [...body.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<\/w:p>/g)]
    .map(([whole, content]) => (whole === '</w:p>' ? '\n' : decoded(content ?? '')))
    .join('');
  const styles = [...body.matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(([, name]) => name ?? '');
  return { text, body, styles };
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
