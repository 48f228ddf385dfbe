import type { Language } from '@savet/contract/limits';
import { containsPhrase, wordsOf } from '../text.ts';
import type { Knowledge, TopicLine } from './knowledge.ts';

export interface FieldRemark {
  field: TopicLine['field'];
  /** The word in the field that the remark is about. */
  word: string;
  remark: string;
}

/** What a critical reader would say about the fields of a profile, at most one remark a field. */
export function remarksOn(
  fields: readonly TopicLine['field'][],
  values: Partial<Record<string, string>>,
  { remarks }: Pick<Knowledge, 'remarks'>,
  language: Language,
): FieldRemark[] {
  return fields.flatMap((field) => {
    const words = wordsOf(values[field] ?? '');
    for (const { fields: about, words: suspects, remark } of remarks) {
      const word =
        about.includes(field) && suspects.find((suspect) => containsPhrase(words, suspect));
      if (word) return [{ field, word, remark: remark[language] }];
    }
    return [];
  });
}
