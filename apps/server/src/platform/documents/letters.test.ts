import { expect, it } from 'vitest';
import { knowledgeTexts, makeDocuments } from '../../testing/documents/knowledge-documents.ts';

/** The long run does the same with all texts in full, which takes half a minute. */
it('gives back every pair of Cyrillic letters in the knowledge texts, in their order', async () => {
  const words = wordsWithNewPairs(knowledgeTexts());
  expect(words.length).toBeGreaterThan(300);
  const files = await makeDocuments([words.join(' ')]);
  expect(files.map(({ format, lost }) => [format, lost])).toEqual([
    ['pdf', null],
    ['docx', null],
  ]);
});

/** The words that have a pair of letters which none before them has. */
function wordsWithNewPairs(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts
    .flatMap((text) => text.match(/\S*\p{Script=Cyrillic}\S*/gu) ?? [])
    .filter((word) => {
      const before = seen.size;
      for (let index = 0; index < word.length; index += 1) seen.add(word.slice(index, index + 2));
      return seen.size > before;
    });
}
