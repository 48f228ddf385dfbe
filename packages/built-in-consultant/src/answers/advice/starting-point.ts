import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import { weeksText } from './effort-text.ts';

/** Counts that one can compare later: “40 no-shows”, „25 офис клиента“. What stays as it is, such as rooms, is none. */
const count = /(?<![\p{L}\d.,:/€$-])(\d{1,5}) (\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{3,})?)/gu;
/** What an advice may change. */
const changing =
  /^(?:no-shows?|customers?|clients?|guests?|visitors?|enquir(?:y|ies)|inquir(?:y|ies)|orders?|bookings?|reservations?|reviews?|followers?|subscribers?|members?|complaints?|calls?|applications?|applicants?|sales|cancellations?|returns?|leads?|leaflets?|неявяван\p{L}*|клиент\p{L}*|гост\p{L}*|посетител\p{L}*|запитван\p{L}*|поръчк\p{L}*|резерваци\p{L}*|отзив\p{L}*|последовател\p{L}*|абонат\p{L}*|член\p{L}*|оплакван\p{L}*|обаждан\p{L}*|кандидат\p{L}*|продажб\p{L}*|отказ\p{L}*|връщан\p{L}*)$/iu;
const COUNTS_MAX = 3;

/** The figures of a question as what to compare later with; empty if it has none. */
export function startingPoint(
  query: string,
  label: string,
  language: Language,
  { followUps }: Pick<Knowledge, 'followUps'>,
): string {
  const effort = followUps.efforts[label];
  if (effort === undefined || languageOf(query, language) !== language) return '';
  const found = [...query.matchAll(count)].flatMap(([, number = '', named = '']) => {
    const [first = '', second = ''] = named.split(' ');
    if (changing.test(second)) return [`${number} ${named}`];
    return changing.test(first) ? [`${number} ${first}`] : [];
  });
  if (found.length === 0) return '';
  const phrases = followUps.phrases[language];
  return fillTemplate(phrases.startingPoint, {
    figures: found
      .slice(0, COUNTS_MAX)
      .map((part) => escapeMarkdown(part))
      .join(', '),
    weeks: weeksText(effort.weeks, phrases),
  });
}
