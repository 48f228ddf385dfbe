import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import { weeksText } from '../again/effort-text.ts';

/** Counts that one can compare later: “40 no-shows”, „6 стаи“. Durations, dates, ages and sums are none. */
const count = /(?<![\p{L}\d.,:/€$-])(\d{1,5}) (\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{3,})?)/gu;
const none =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|am|pm|euros?|eur|leva|percent|km|kilometres?|kg|grams?|of|and|or|to|in|on|per|times?|words?|characters?|january|february|march|april|may|june|july|august|september|october|november|december|дни|дена|седмиц\p{L}*|месец\p{L}*|годин\p{L}*|час\p{L}*|минути|евро|лев\p{L}*|лв|процент\p{L}*|км|кг|грама|пъти|думи|знака|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември|и|или|до|на|от)$/iu;
/** A second word that belongs to what follows. */
const linking =
  /^(?:and|or|with|from|that|who|which|near|each|every|have|were|are|will|came|come|left|want|also|only|after|before|just|into|over|край|след|преди|които|който|която|през|само|всеки|всяка|дойдоха|идват|искат|имат|бяха)$/iu;
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
    if (none.test(first)) return [];
    return [`${number} ${second === '' || linking.test(second) || none.test(second) ? first : named}`];
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
