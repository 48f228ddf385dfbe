import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { OwnFigures } from '../../numbers/own/own-figures.ts';
import { shown } from './shown-number.ts';

/** The meaning of the figures of the question, in one paragraph; empty if there are none. */
export function ownFiguresText(
  own: OwnFigures | null,
  language: Language,
  { ownFigures }: Pick<Knowledge, 'ownFigures'>,
): string {
  const text = own && ownFigures[language][own.name];
  if (!own || text === undefined || text === null) return '';
  const values = Object.entries(own.results).map(([name, result]): [string, string] => [
    name,
    shown(result, own.currency, language),
  ]);
  return fillTemplate(text, Object.fromEntries(values));
}
