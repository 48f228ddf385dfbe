import { capitalised } from '../../text.ts';
import { quote } from '../filling/quote.ts';
import { bullets, join } from '../markdown.ts';
import type { Topic } from '../topic.schema.ts';
import { asked, type Piece } from './piece.ts';
import { place } from './place.ts';
import { type Block, nextTopics } from './topic-blocks.ts';

/** What is still needed, or a question back: the end of every answer. */
export const closing: Block = (piece) => {
  const { missing, topic, input } = piece;
  if (missing.length === 0) {
    return input.context.includes(topic.question) ? nextTopics(piece) : topic.question;
  }
  return input.brandHubLocked ? questions(piece) : missingFields(piece);
};

/** Facts asked for in the chat, without naming a field. */
function questions({ missing, reading, phrases }: Piece): string {
  const asks = missing.slice(0, asked[reading.responseStyle].asks).map(({ ask }) => ask);
  const [first = ''] = asks;
  if (asks.length === 1) return place(phrases.askFact, { ask: first });
  return `${phrases.askFacts}\n\n${bullets(asks.map(capitalised))}`;
}

/** The empty fields that would help most, why, and what they would make possible. */
function missingFields({ missing, reading, phrases, topic, values, input }: Piece): string {
  const named = missing.slice(0, asked[reading.responseStyle].missing);
  const [first] = named;
  if (first === undefined) return '';
  const label = (line: typeof first) => quote(phrases.labels[line.field], phrases);
  // What was explained in this thread already is only named.
  const explained = input.context.includes(first.why);
  if (reading.responseStyle === 'concise' || explained) {
    const fields = place(phrases.missingShort, { fields: label(first) });
    return `${fields} ${place(phrases.askFact, { ask: first.ask })}`;
  }
  const titles = unlocked(topic, values, named).map((title) => quote(title, phrases));
  const unlocks = titles.length === 0 ? '' : place(phrases.unlocks, { titles: titles.join(', ') });
  const ask = { ask: first.ask };
  if (named.length === 1) {
    const sentence = place(phrases.missingOne, { fields: label(first), why: first.why });
    return join(sentence, place(phrases.fillOrTell, ask));
  }
  const lines = named.map((line) => `**${phrases.labels[line.field]}** – ${line.why}`);
  const end = [unlocks, place(phrases.fillOrTellMany, ask)].filter(Boolean).join(' ');
  return join(phrases.missingMany, bullets(lines), end);
}

/** Drafts that only these fields are missing for. */
function unlocked(topic: Topic, values: Piece['values'], named: Topic['lines']): string[] {
  const has = (field: string) => (values[field] ?? '').trim() !== '';
  const soon = new Set(named.map(({ field }) => field));
  return topic.drafts
    .filter(({ needs }) => needs.some((field) => !has(field)))
    .filter(({ needs }) => needs.every((field) => has(field) || soon.has(field)))
    .map(({ title }) => title);
}
