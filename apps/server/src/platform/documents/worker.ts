import { blocksHtml } from './html.ts';
import { markdownBlocks } from './markdown/blocks.ts';
import type { DocumentSource, FileFormat, FinishedDocument } from './model.ts';

export type Task =
  | { kind: 'html'; markdown: readonly string[] }
  | { kind: 'file'; format: FileFormat; document: DocumentSource };

/** Headings of an answer are below the page's own. */
const PAGE_HEADING_OFFSET = 2;

/** Runs in a thread of its own: a hostile text may take long, but keeps nobody else waiting. */
export default async function work(task: Task): Promise<string[] | Uint8Array> {
  if (task.kind === 'html') {
    return task.markdown.map((text) => blocksHtml(markdownBlocks(text, PAGE_HEADING_OFFSET)));
  }
  const document = withoutMarkdown(task.document);
  // Each library loads when its first file is made.
  if (task.format === 'pdf') return (await import('./pdf/write-pdf.ts')).writePdf(document);
  return (await import('./docx/write-docx.ts')).writeDocx(document);
}

function withoutMarkdown(document: DocumentSource): FinishedDocument {
  const blocks = document.blocks.flatMap((block) =>
    block.kind === 'markdown' ? markdownBlocks(block.text, block.headingOffset) : [block],
  );
  return { ...document, blocks };
}
