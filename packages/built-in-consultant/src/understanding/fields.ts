import { brandFields } from '@savet/contract/brand-hub';
import { languageCodes } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FieldName } from '../knowledge/topic.schema.ts';
import { comparedWords } from '../recognition/features.ts';
import { stemOf } from '../text/stems.ts';

/** The field of a label: `ideal-customer` is `idealCustomer`. */
export function fieldOfLabel(name: string): FieldName | null {
  const field = name.replace(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  return brandFields.find((each) => each.name === field)?.name ?? null;
}

/** The field that a text names as on the screen or by one of its other names; the longest name wins. */
export function fieldNamed(text: string, { phrases, fieldNames }: Knowledge): FieldName | null {
  const stems = comparedWords(text).map(stemOf);
  const named = brandFields.flatMap(({ name }) => {
    const labels = languageCodes.map((language) => phrases[language].labels[name]);
    return [...labels, ...(fieldNames[name] ?? [])].flatMap((label) => {
      const wanted = comparedWords(label).map(stemOf);
      const at = stems.findIndex((_, start) =>
        wanted.every((stem, offset) => stems[start + offset] === stem),
      );
      return at < 0 ? [] : [{ name, length: wanted.length }];
    });
  });
  return named.sort((a, b) => b.length - a.length)[0]?.name ?? null;
}
