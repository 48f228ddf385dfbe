import { brandFields } from '@savet/contract/brand-hub';
import { languageCodes } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { stemOf } from '@savet/text/stems';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FieldName } from '../knowledge/topic.schema.ts';
import { comparedWords } from '../recognition/features.ts';

/** The field of a label: `ideal-customer` is `idealCustomer`. */
export function fieldOfLabel(name: string): FieldName | null {
  const field = name.replace(lettered(/-(\p{L})/gu), (_, letter: string) => letter.toUpperCase());
  return brandFields.find((each) => each.name === field)?.name ?? null;
}

/**
 * The fields that a text names as on the screen or by one of their other names, in its order. Of names that overlap, the longest
 * wins.
 */
export function fieldsNamed(text: string, knowledge: Knowledge): FieldName[] {
  const stems = comparedWords(text).map(stemOf);
  const named = namesIn(knowledge).flatMap(({ name, wanted }) => {
    const at = stems.findIndex((_, start) =>
      wanted.every((stem, offset) => stems[start + offset] === stem),
    );
    return at < 0 ? [] : [{ name, at, end: at + wanted.length }];
  });
  const longest = named.sort((a, b) => b.end - b.at - (a.end - a.at));
  const kept = longest.filter(
    ({ at, end }, index) =>
      !longest.slice(0, index).some((other) => at < other.end && other.at < end),
  );
  return [...new Set(kept.sort((a, b) => a.at - b.at).map(({ name }) => name))];
}

interface Name {
  name: FieldName;
  /** Its words, as stems. */
  wanted: readonly string[];
}

const kept = new WeakMap<Knowledge['fieldNames'], readonly Name[]>();

/** All names of the fields, the same for every text. */
function namesIn({ phrases, fieldNames }: Knowledge): readonly Name[] {
  const found = kept.get(fieldNames);
  if (found !== undefined) return found;
  const names = brandFields.flatMap(({ name }) => {
    const labels = languageCodes.map((language) => phrases[language].labels[name]);
    return [...labels, ...(fieldNames[name] ?? [])].map((label) => ({
      name,
      wanted: comparedWords(label).map(stemOf),
    }));
  });
  kept.set(fieldNames, names);
  return names;
}
