import type { Language } from '@savet/contract/languages';
import { quote } from '../filling/quote.ts';
import { fillRoom } from '../filling/room.ts';
import type { Card } from '../knowledge/card.schema.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FrameKind } from '../knowledge/skeletons.schema.ts';
import { lengthIn } from '../text/length.ts';
import { bullets, join, section } from '../text/markdown.ts';
import { fillTemplate } from '../text/text.ts';
import { labelName } from '../understanding/choice.ts';
import type { CardReading } from '../understanding/reading.ts';
import type { AnswerInput } from './answer-context.ts';
import { alsoPutIn, frameText } from './frames/frame-text.ts';

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
  const { language, responseStyle, wantsText, details } = reading;
  const card = knowledge.cards.get(reading.card)?.[language];
  if (card === undefined) throw new Error(`no card ${reading.card}`);
  const { headings } = knowledge.phrases[language];
  const kind = wantsText ? frameForCard(card, reading) : null;
  if (kind !== null) return framed(kind, card, reading, input, knowledge);
  const text = wantsText ? fillRoom(card.example, details, knowledge.details) : card.example;
  const put = wantsText ? alsoPutIn(text, details, language, knowledge) : '';
  if (responseStyle === 'concise') {
    return wantsText ? [text, put] : [card.answer, card.points[0] ?? ''];
  }
  const points = bullets(card.points);
  const opening = wantsText ? [text, put, card.answer, points] : [card.answer, points, text];
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

/** The kind of frame for a text that the card's example is not: it is no text, or it is too long. */
function frameForCard(
  { example }: Card,
  { details, textKind: kind }: CardReading,
): FrameKind | null {
  const { limit } = details;
  const quoted = example.match(/^>.*$/gm)?.join('\n') ?? '';
  const isTooLong = limit !== null && lengthIn(quoted, limit.unit) > limit.max;
  const { object, occasion, news } = details;
  const isAbout = (object ?? occasion ?? news) !== null;
  // A card about replies has better ones than a frame.
  const isFrame = isAbout && (kind === 'product' || (quoted === '' && kind !== 'reply'));
  return isFrame || isTooLong ? kind : null;
}

/** The frame alone, and where to read on: the card may be about something near. */
function framed(
  kind: FrameKind,
  card: Card,
  { details, language, responseStyle }: CardReading,
  { values }: AnswerInput,
  knowledge: Knowledge,
): string[] {
  const business = values['businessName'] ?? null;
  const text = frameText({ kind, details, business, language }, knowledge);
  if (responseStyle === 'concise') return [text];
  const next = fillTemplate(knowledge.phrases[language].nextTopics, { topics: card.name });
  return [text, knowledge.skeletons[language].lead, next];
}

/** The Brand Hub fields that the card depends on: what they say, or that they are empty. */
function ownFacts(
  { fields }: Card,
  language: Language,
  { values, brandHubLocked }: AnswerInput,
  { phrases, replies }: Knowledge,
): string {
  if (brandHubLocked) return '';
  const { labels, missingShort } = phrases[language];
  const known = fields.filter((field) => (values[field] ?? '').trim() !== '');
  const lines = known.map(
    (field) => `**${labels[field]}:** ${quote(values[field] ?? '', phrases[language])}`,
  );
  const [empty] = fields.filter((field) => !known.includes(field));
  return join(
    lines.length === 0 ? '' : join(replies[language].cardCase, bullets(lines)),
    empty === undefined
      ? ''
      : fillTemplate(missingShort, { fields: quote(labels[empty], phrases[language]) }),
  );
}

function nextLabels({ next }: Card, language: Language, knowledge: Knowledge): string {
  const names = next.map((label) => labelName(label, language, knowledge)).filter(Boolean);
  return fillTemplate(knowledge.phrases[language].nextTopics, { topics: names.join(', ') });
}
