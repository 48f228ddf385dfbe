import { lettered } from '@savet/text/lettered';
import { type CheckedText, valueOf } from '../checked-text.ts';
import { formsOf } from '../language/forms-of.ts';

/** A name as the profile spells it. */
export interface KnownName {
  name: string;
  field: 'businessName' | 'products';
  /** In lower case, without spaces, hyphens and marks; “&” is “and”. */
  key: string;
  words: readonly string[];
  /** The forms of each word. */
  forms: readonly ReadonlySet<string>[];
}

/** “Harbour Loaf”, “Year-End Review”: words with capitals that follow each other. */
const titled = lettered(
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:-\p{Lu}\p{L}*)*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}]*(?:-\p{Lu}\p{L}*)*)+/gu,
);
/** The opening of an item up to its price or what it is for: „Овесен гел за 14 €“. */
const opening = lettered(
  /^\p{Lu}\p{L}+(?:\s(?!(?:за|по|от|с|for|from|at|with)\s)\p{L}+){1,2}?(?=\s(?:за|по|от|for|from|at)\s[\d€]|\s?[€\d]|$)/u,
);
const WORDS_MAX = 5;

/** The names in a profile: of the business and of its products. */
export function knownNames({ values }: Pick<CheckedText, 'values'>): KnownName[] {
  const business = valueOf(values, 'businessName').replace(/\s*\([^)]*\)/g, '');
  const items = valueOf(values, 'products').split(/[\n;]|,(?!\d)/);
  const products = items.flatMap((item) => {
    const trimmed = item.trim();
    return [...(trimmed.match(titled) ?? []), ...(opening.exec(trimmed) ?? [])];
  });
  const seen = new Set<string>();
  return [...named([business], 'businessName'), ...named(products, 'products')].filter(
    ({ name, key }) => name !== '' && !seen.has(key) && seen.add(key),
  );
}

export function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(lettered(/[^\p{L}\p{N}]/gu), '');
}

function named(names: readonly string[], field: KnownName['field']): KnownName[] {
  return names.flatMap((name) => {
    const words = name.match(lettered(/[\p{L}\p{N}]+/gu)) ?? [];
    if (words.length === 0 || words.length > WORDS_MAX) return [];
    return [{ name, field, key: keyOf(name), words, forms: words.map(formsOf) }];
  });
}
