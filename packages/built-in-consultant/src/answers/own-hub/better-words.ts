import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { wordsFor } from '@savet/text/signs';
import { fillTemplate } from '@savet/text/text';
import type { FieldValues } from '../../filling/fill.ts';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { anchorsIn } from '../../reviewing/entry-tests.ts';
import { bullets, join } from '../../text/markdown.ts';

/** Entries that may hold a fact to say instead, the most telling first. */
const sources: readonly BrandFieldName[] = [
  ...(['usp', 'competitiveAdvantage', 'positioningStatement', 'mission', 'values'] as const),
];
const SOURCES_MAX = 2;
/** “High quality”: the adjective goes with its noun. */
const degree = lettered(
  /(?:(?:най-)?висок\p{L}*|(?:най-)?добр\p{L}*|отличн\p{L}*|перфектн\p{L}*|high(?:est)?|top|best|great|excellent|premium)\s+$/iu,
);

/** Why an expression of an entry is weak, what may stay beside it, and what could stand in its place. */
export function betterWords(
  expression: string,
  fields: readonly BrandFieldName[],
  values: FieldValues,
  language: Language,
  knowledge: Knowledge,
): { text: string; isFinding: boolean } {
  const phrases = knowledge.phrases[language];
  const { texts, replacements, starts } = knowledge.replies[language].ownHub;
  const valueOf = (field: BrandFieldName) => (values[field] ?? '').trim();
  const remark = knowledge.remarks.find(({ words }) => wordsFor(expression, words) !== null);
  const reason = remark?.remark[language] ?? texts.wordAny;
  const places = fields.flatMap((field) => {
    const place = placeOf(expression, valueOf(field), remark?.words ?? []);
    return place === null ? [] : [{ field, place }];
  });
  const [first] = places;
  // The better words for a value are an action: what one does for it.
  const isValue = first?.field === 'values';
  const facts = sources
    .filter((field) => field !== first?.field && anchorsIn(valueOf(field)).length > 0)
    .slice(0, SOURCES_MAX)
    .map((field) =>
      fillTemplate(texts.wordFact, {
        field: quote(phrases.labels[field], phrases),
        fact: quote(valueOf(field), phrases),
      }),
    );
  const why = fillTemplate(texts.wordWhy, { word: quote(expression, phrases), reason });
  return {
    text: join(
      why,
      texts.wordReplace,
      bullets(isValue ? [starts.values ?? ''] : [...facts, ...replacements]),
      first === undefined ? '' : texts.wordForm,
      first === undefined
        ? ''
        : `> ${filledIn(valueOf(first.field), first.place, isValue ? texts.valueBlank : texts.wordBlank)}`,
    ),
    isFinding: first !== undefined,
  };
}

interface Place {
  start: number;
  end: number;
}

/** The position of an expression in an entry, or else of a word of its kind; null if there is none. */
function placeOf(expression: string, value: string, kind: readonly string[]): Place | null {
  const lower = value.toLowerCase();
  const at = lower.indexOf(expression.toLowerCase());
  if (at >= 0) return { start: at, end: at + expression.length };
  const word = wordsFor(value, kind);
  const start = word === null ? -1 : lower.indexOf(word);
  if (word === null || start < 0) return null;
  const before = degree.exec(value.slice(0, start))?.[0].length ?? 0;
  return { start: start - before, end: start + word.length };
}

function filledIn(value: string, { start, end }: Place, blank: string): string {
  return value.slice(0, start) + blank + value.slice(end);
}
