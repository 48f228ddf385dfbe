import type { Language } from '@savet/contract/languages';
import { wordsFor } from '@savet/text/signs';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { TopicLine } from '../knowledge/topic.schema.ts';

/** How much of a value is read, in UTF-16 units. */
const READ_MAX = 2_000;

export interface FieldRemark {
  field: TopicLine['field'];
  /** The word that the remark is about. */
  word: string;
  remark: string;
}

/** Critical remarks on the values of a profile, at most one per field. */
export function remarksOn(
  fields: readonly TopicLine['field'][],
  values: Partial<Record<string, string>>,
  { remarks }: Pick<Knowledge, 'remarks'>,
  language: Language,
): FieldRemark[] {
  return fields.flatMap((field) => {
    const value = (values[field] ?? '').slice(0, READ_MAX);
    for (const { fields: about, words: suspects, unless = [], remark } of remarks) {
      if (wordsFor(value, unless) !== null) continue;
      const word = about.includes(field) ? wordsFor(value, suspects) : null;
      if (word !== null) return [{ field, word, remark: remark[language] }];
    }
    return [];
  });
}
