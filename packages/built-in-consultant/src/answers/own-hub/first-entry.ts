import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { anchorsIn } from '../../reviewing/entry-tests.ts';
import { bullets, join } from '../../text/markdown.ts';
import type { AnswerInput } from '../answer-context.ts';
import { blockquote } from '../frames/blockquote.ts';
import { entryFindings } from './entry-findings.ts';

/** Entries in the order in which to improve them. Sentences, which are quick to change, come before decisions that other entries depend on. */
const order: readonly BrandFieldName[] = [
  ...(['usp', 'competitiveAdvantage', 'positioningStatement', 'painPoints', 'mission'] as const),
  ...(['desires', 'buyingTriggers', 'category', 'brandPurpose', 'values', 'vision'] as const),
  ...(['toneOfVoice', 'vocabularyGuide', 'products', 'idealCustomer'] as const),
];

/** Which of some entries to rewrite first, why, and how one begins; of all if none are named. */
export function firstEntry(
  asked: readonly BrandFieldName[],
  { values }: Pick<AnswerInput, 'values'>,
  language: Language,
  knowledge: Knowledge,
): { text: string; isFinding: boolean } {
  const { texts, starts } = knowledge.replies[language].ownHub;
  const phrases = knowledge.phrases[language];
  const valueOf = (field: BrandFieldName) => (values[field] ?? '').trim();
  const fields = order.filter((field) => asked.length === 0 || asked.includes(field));
  const [first] = fields
    .map((field) => ({
      field,
      value: valueOf(field),
      flaws: entryFindings(field, values, language, knowledge),
      isChecked: anchorsIn(valueOf(field)).length > 0,
    }))
    .toSorted((a, b) => weight(b) - weight(a));
  if (first === undefined) return { text: '', isFinding: false };
  const { field, value, flaws, isChecked } = first;
  const why =
    value === ''
      ? texts.firstEmpty
      : flaws.length > 0
        ? texts.firstFlawed
        : isChecked
          ? texts.firstStrong
          : texts.firstPlain;
  const lead = fillTemplate(texts.firstLead, { field: quote(phrases.labels[field], phrases) });
  return {
    text: join(
      `${lead} ${why}`,
      value === '' ? '' : blockquote(value),
      bullets(flaws),
      `${starts[field] ?? ''} ${texts.firstHow}`.trim(),
    ),
    isFinding: flaws.length > 0,
  };
}

function weight({
  value,
  flaws,
  isChecked,
}: {
  value: string;
  flaws: string[];
  isChecked: boolean;
}) {
  if (value === '') return 1;
  return flaws.length > 0 ? 2 + flaws.length : isChecked ? 0 : 2;
}
