import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import { fillRoom } from '../filling/room.ts';
import type { Card } from '../knowledge/card.schema.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { bullets, join, section } from '../text/markdown.ts';
import { labelName } from '../understanding/choice.ts';
import { askersTrade } from '../understanding/details/trade.ts';
import type { CardReading } from '../understanding/reading.ts';
import { cardPlan, planAsked } from './advice/card-plan.ts';
import { countryNote, inCountry } from './advice/country-note.ts';
import { labelOf, tradeCase } from './advice/trade-case.ts';
import type { AnswerInput } from './answer-context.ts';
import { ownFiguresText } from './figures/own-figures-text.ts';
import { alsoPutIn } from './frames/frame-text.ts';

/**
 * A card in the style that is wanted. Concise answers the question, normal says how and gives the example, explanatory says
 * why. Where a text is wanted, the example comes first.
 * @returns its blocks
 * @throws if there is no such card
 */
export function answerCard(
  reading: CardReading,
  input: AnswerInput,
  knowledge: Knowledge,
): string[] {
  const { language, responseStyle, wantsText, details, own } = reading;
  const known = knowledge.cards.get(reading.card)?.[language];
  if (known === undefined) throw new Error(`no card ${reading.card}`);
  const label = labelOf(reading);
  const card = cardIn(known, input.query, language, knowledge);
  const country = countryNote(label, input.query, language, knowledge);
  const { headings } = knowledge.phrases[language];
  if (reading.again === 'why') return [...card.more, nextLabels(card, language, knowledge)];
  const text = fillRoom(card.example, details, knowledge.details);
  const figures = ownFiguresText(own, language, knowledge);
  const put = wantsText ? alsoPutIn(text, details, language, knowledge) : '';
  if (responseStyle === 'concise') {
    return wantsText ? [text, put] : [card.answer, country, figures, card.points[0] ?? ''];
  }
  const horizon = planAsked(input.query, knowledge);
  const points =
    horizon === null ? bullets(card.points) : cardPlan(horizon, card, label, language, knowledge);
  const trade = askersTrade(input.query, knowledge);
  const ownCase = tradeCase(label, trade, language, knowledge);
  const opening = wantsText
    ? [text, put, card.answer, figures, points]
    : [card.answer, country, figures, points, ownCase, text];
  const facts = ownFacts(card, language, input, knowledge);
  if (responseStyle === 'normal') return [...opening, card.caveat, facts];
  return [
    ...opening,
    section(headings.why, join(...card.more)),
    card.caveat,
    facts,
    nextLabels(card, language, knowledge),
  ];
}

/** A card with the country that the question names. */
function cardIn(card: Card, query: string, language: Language, knowledge: Knowledge): Card {
  const put = (text: string) => inCountry(text, query, language, knowledge);
  return { ...card, points: card.points.map(put), example: put(card.example) };
}

/** The Brand Hub fields that the card depends on: what they say, or that they are empty. */
function ownFacts(
  { fields, uses }: Card,
  language: Language,
  { values, brandHubLocked, context }: AnswerInput,
  { phrases, replies }: Knowledge,
): string {
  if (brandHubLocked) return '';
  const { labels, missingShort } = phrases[language];
  const known = fields.filter((field) => (values[field] ?? '').trim() !== '');
  const lines = known.map(
    (field) =>
      `**${labels[field]}:** ${quote(values[field] ?? '', phrases[language])}${uses[field] ? `. ${uses[field]}` : ''}`,
  );
  const [empty] = fields.filter((field) => !known.includes(field));
  // Once in a chat is enough.
  const isSaid = context.includes(fillTemplate(missingShort, { fields: '' }).slice(0, -1));
  return join(
    lines.length === 0 ? '' : join(replies[language].cardCase, bullets(lines)),
    empty === undefined || isSaid
      ? ''
      : fillTemplate(missingShort, { fields: quote(labels[empty], phrases[language]) }),
  );
}

function nextLabels({ next }: Card, language: Language, knowledge: Knowledge): string {
  const names = next.map((label) => labelName(label, language, knowledge)).filter(Boolean);
  return fillTemplate(knowledge.phrases[language].nextTopics, { topics: names.join(', ') });
}
