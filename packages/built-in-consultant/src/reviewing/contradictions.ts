import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { avoidedWords, usesWord } from '@savet/text/vocabulary';

/** Two entries of a Brand Hub that do not fit together. */
export interface Contradiction {
  kind: 'avoided' | 'same' | 'cheapAndFine';
  field: BrandFieldName;
  other: BrandFieldName | null;
  /** The avoided word; else empty. */
  word: string;
}

const cheap = /cheap|lowest price|low price|bargain|евтин|най-ниск|ниски цени|достъпни цени/i;
const fine =
  /premium|luxur|exclusive|highest quality|премиум|луксоз|ексклузив|най-високо качество/i;
/** Fields that say different things, so the same words in two of them are a mistake. */
const distinct: readonly BrandFieldName[] = [
  ...(['mission', 'vision', 'brandPurpose', 'usp', 'competitiveAdvantage'] as const),
  'positioningStatement',
];
/** Share of common stems from which two values say the same. */
const SAME_SHARE = 0.8;

/** The contradictions that rules can see. */
export function contradictionsIn(
  values: Readonly<Partial<Record<string, string>>>,
): Contradiction[] {
  const fields = brandFields.map(({ name }) => name);
  const valueOf = (field: BrandFieldName) => (values[field] ?? '').trim();
  const texts = fields.filter((field) => field !== 'vocabularyGuide' && valueOf(field) !== '');
  const avoided = avoidedWords(valueOf('vocabularyGuide')).flatMap(({ avoid }) =>
    texts
      .filter((field) => usesWord(valueOf(field), avoid))
      .map((field) => ({ kind: 'avoided' as const, field, other: null, word: avoid })),
  );
  const same = distinct.flatMap((field, index) =>
    distinct
      .slice(index + 1)
      .filter((other) => alike(valueOf(field), valueOf(other)))
      .map((other) => ({ kind: 'same' as const, field, other, word: '' })),
  );
  const low = texts.find((field) => cheap.test(valueOf(field)));
  const high = texts.find((field) => field !== low && fine.test(valueOf(field)));
  return [
    ...avoided,
    ...same,
    ...(low && high ? [{ kind: 'cheapAndFine' as const, field: low, other: high, word: '' }] : []),
  ];
}

function alike(a: string, b: string): boolean {
  const [stems, others] = [stemsOf(a), stemsOf(b)];
  if (Math.min(stems.size, others.size) < 3) return false;
  const common = [...stems].filter((stem) => others.has(stem)).length;
  return common / Math.max(stems.size, others.size) >= SAME_SHARE;
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(fold).map(stemOf));
}
