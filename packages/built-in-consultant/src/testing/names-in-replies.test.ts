import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';

const { replies } = loadKnowledge();

test.each(languageCodes)('buttons and sections named in the %s replies exist', (language) => {
  const known = new Set(textsIn(catalogues[language]));
  const missing = textsIn(replies[language]).flatMap((reply) =>
    [...reply.matchAll(/\*\*([^*]+)\*\*/g)]
      .map(([, name = '']) => name)
      // “**Free:** …” begins an item of a list.
      .filter((name) => !name.endsWith(':') && !known.has(name)),
  );
  expect(missing).toEqual([]);
});

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}
