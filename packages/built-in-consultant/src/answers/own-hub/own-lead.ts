import type { Language } from '@savet/contract/languages';
import { brandSheet as bg } from '@savet/i18n/bg/brand-sheet';
import { brandSheet as en } from '@savet/i18n/en/brand-sheet';
import { fillTemplate } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { bullets, join } from '../../text/markdown.ts';
import { ownFactsAsked } from '../../understanding/own/own-facts.ts';
import type { AnswerInput } from '../answer-context.ts';

const gains = { EN: en.gains, BG: bg.gains };

const hub = /brand\s?hub|бранд\s?хъб|хъба/iu;

export interface OwnLead {
  text: string;
  usedFields: string[];
}

/**
 * The entries of the Brand Hub that answer a question about the user's business (“who is my customer?”), each in full.
 * @returns null if no such question is asked, or no such entry is filled in
 */
export function ownLead(
  { query, values, brandHubLocked }: AnswerInput,
  language: Language,
  { phrases, replies }: Pick<Knowledge, 'phrases' | 'replies'>,
): OwnLead | null {
  const valueOf = (field: string) => (values[field] ?? '').trim();
  const groups = brandHubLocked ? [] : ownFactsAsked(query);
  const usedFields = groups.flat().filter((field) => valueOf(field) !== '');
  // A question that names the Brand Hub learns that the entry is empty.
  if (usedFields.length === 0 && !(groups.length > 0 && hub.test(query))) return null;
  const { labels } = phrases[language];
  const lines = usedFields.map(
    (field) => `**${labels[field]}**: ${quote(valueOf(field), phrases[language])}`,
  );
  const empty = groups
    .filter((fields) => fields.every((field) => valueOf(field) === ''))
    .flatMap(([field]) =>
      field === undefined
        ? []
        : fillTemplate(replies[language].brandHub.valueEmpty, {
            field: quote(labels[field], phrases[language]),
            gain: gains[language][field],
          }),
    );
  const lead = lines.length === 0 ? '' : replies[language].brandHub.overview;
  return { text: join(lead, bullets(lines), ...empty), usedFields };
}
