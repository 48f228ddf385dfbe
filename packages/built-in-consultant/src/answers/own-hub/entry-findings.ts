import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { fillTemplate, wordsOf } from '@savet/text/text';
import type { FieldValues } from '../../filling/fill.ts';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { flawsOf, itemsOf, judgedFields, wordOnly } from '../../reviewing/entry-tests.ts';
import { remarksOn } from '../../reviewing/remarks.ts';
import { isTooShort, saysNothingOfItsOwn } from '../../reviewing/too-little.ts';

/** The objections of a critical reader to an entry: its empty words and its length, or else the facts that it lacks. */
export function entryFindings(
  field: BrandFieldName,
  values: FieldValues,
  language: Language,
  knowledge: Knowledge,
): string[] {
  const surely = sureFindings(field, values, language, knowledge);
  return surely.length > 0 ? surely : lacksOf(field, values, language, knowledge);
}

/** Empty words, and an entry with too few words. */
export function sureFindings(
  field: BrandFieldName,
  values: FieldValues,
  language: Language,
  knowledge: Knowledge,
): string[] {
  const phrases = knowledge.phrases[language];
  const texts = knowledge.replies[language].brandHub;
  const value = valueOf(field, values);
  const named = quote(phrases.labels[field], phrases);
  const quoted = quote(value, phrases);
  return [
    ...remarksOn([field], values, knowledge, language).map(({ word, remark }) =>
      fillTemplate(phrases.remark, { field: named, word: quote(word, phrases), remark }),
    ),
    ...(saysNothingOfItsOwn(field, value)
      ? [fillTemplate(texts.general, { field: named, quote: quoted })]
      : []),
    ...(isTooShort(field, value)
      ? [fillTemplate(texts.short, { field: named, words: wordsOf(value).length, quote: quoted })]
      : []),
  ];
}

/** Facts that a stranger misses in an entry. */
function lacksOf(
  field: BrandFieldName,
  values: FieldValues,
  language: Language,
  knowledge: Knowledge,
): string[] {
  const phrases = knowledge.phrases[language];
  const { flaws } = knowledge.replies[language].ownHub;
  const value = valueOf(field, values);
  return flawsOf(field, value).map((flaw) =>
    fillTemplate(flaws[flaw], {
      field: quote(phrases.labels[field], phrases),
      item: quote(wordOnly(value) ?? itemsOf(value)[0] ?? '', phrases),
    }),
  );
}

/** The filled fields that lack facts, the weakest first. */
export function weakestFields(
  values: FieldValues,
  language: Language,
  knowledge: Knowledge,
): { field: BrandFieldName; findings: string[] }[] {
  return judgedFields
    .filter((field) => valueOf(field, values) !== '')
    .map((field) => ({ field, findings: lacksOf(field, values, language, knowledge) }))
    .filter(({ findings }) => findings.length > 0);
}

function valueOf(field: BrandFieldName, values: FieldValues): string {
  return (values[field] ?? '').trim();
}
