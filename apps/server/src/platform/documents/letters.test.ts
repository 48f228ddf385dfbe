import { expect, it } from 'vitest';
import { knowledgeTexts, makeDocuments } from '../../testing/knowledge-documents.ts';

/** Words in one paragraph. */
const PARAGRAPH = 200;

it('gives back the Cyrillic letters of every word that the consultant knows, in their order', async () => {
  const words = [
    ...new Set(
      knowledgeTexts()
        .join(' ')
        .match(/\S*\p{Script=Cyrillic}\S*/gu) ?? [],
    ),
  ];
  expect(words.length).toBeGreaterThan(10_000);
  const paragraphs: string[] = [];
  for (let start = 0; start < words.length; start += PARAGRAPH) {
    paragraphs.push(words.slice(start, start + PARAGRAPH).join(' '));
  }
  const files = await makeDocuments(paragraphs);
  expect(files.map(({ format, lost }) => [format, lost])).toEqual([
    ['pdf', null],
    ['docx', null],
  ]);
});
