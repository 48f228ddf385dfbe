import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import { notesOf, type ToldPart } from '../../../understanding/plain-order/told-parts.ts';
import { plainWords } from './plain-words.ts';

const time = lettered(
  /^(?:on |at |from |на |в |във |от )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|\d{1,2} (?:януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|ч\.?|h)(?!\p{L})|\d{1,2}[:.]\d\d)/iu,
);
const place = lettered(
  /^(?:at |in |on |на |в |във |край )?(?:ул\.|бул\.|пл\.|площад|\d{1,4}[a-z]? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Square|Avenue|Hall|Park|House))|(?<!\p{L})(?:street|road|lane|square|avenue|church hall|town hall)(?!\p{L})/iu,
);
/** “… where they can meet our team” */
const ofOthers = /\b(?:they|them|their)\b/iu;
const placeInside = lettered(/ (?=на (?:ул|бул|пл)\.)/u);

/** An invitation: to what, when, where, and what there is. */
export function eventBody(order: PlainOrder, parts: readonly ToldPart[]): string[] | null {
  const { topic, language, number } = order;
  const words = plainWords[language];
  if (topic === '') return null;
  const notes = parts
    .filter(({ isSentence }) => !isSentence)
    .flatMap(({ text }) => notesOf(text))
    .flatMap((note) => note.split(placeInside));
  const when = notes.filter((note) => time.test(note));
  const where = notes.filter((note) => !time.test(note) && place.test(note));
  const left = notes.filter((note) => !when.includes(note) && !where.includes(note));
  if (when.length === 0 || notes.some((note) => ofOthers.test(note))) return null;
  const said = parts.filter(({ isSentence }) => isSentence).map(({ text }) => escapeMarkdown(text));
  const bare = (note: string) =>
    capitalised(escapeMarkdown(note.replace(/^(?:on|at|на|в|във) /iu, ''))).replace(
      /^(?:Ул|Бул|Пл)\./u,
      (all) => all.toLowerCase(),
    );
  const lines = [
    `${words.when}${when.map((note, at) => (at === 0 ? bare(note) : escapeMarkdown(note))).join(', ')}`,
    ...(where.length === 0 ? [] : [`${words.where}${where.map(bare).join(', ')}`]),
    ...left.map((note) => escapeMarkdown(note)),
  ];
  return [
    words.invited(number, escapeMarkdown(topic)),
    lines.join('  \n'),
    said.join(' '),
    words.inviteOpen[number],
  ].filter(Boolean);
}
