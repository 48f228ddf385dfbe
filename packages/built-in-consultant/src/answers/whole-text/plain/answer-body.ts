import { lettered } from '@savet/text/lettered';
import type { TextForm } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { ended } from '../../../understanding/correspondence/sentence.ts';
import { small, toReaderEn } from '../../../understanding/correspondence/to-reader-en.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import { notesOf, type ToldPart } from '../../../understanding/plain-order/told-parts.ts';
import { toSecondPerson } from '../../../understanding/whole-text/moves/second-person.ts';
import { plainWords } from './plain-words.ts';

const complaint: Record<PlainOrder['language'], RegExp> = {
  EN: /^(?:complain(?:s|ed)?|wrote|says?|said) (?:to us )?that (.+)$/isu,
  BG: lettered(/^(?:се )?(?:оплаква|оплака|пише|писа|каза|твърди),? че (.+)$/isu),
};
const refusing = lettered(
  /^(?:We|I) (?:don[’']t|do not|can[’']t|cannot|won[’']t)(?!\p{L})|^Не (?:мога|можем|приемам|приемаме|правим|правя|даваме|давам|връщаме|вземаме)(?!\p{L})/u,
);

/** A letter to whoever asked for something or complained; null if rules can’t say of what. */
export function answerBody(
  { deed, language, number, quote, kind }: PlainOrder,
  told: readonly string[][],
  contact: string,
): string[] | null {
  const words = plainWords[language];
  const said = told.map((group) => group.join(' '));
  const [first = '', ...rest] = said;
  if (first === '') return null;
  const isSaid = refusing.test(first);
  const softened = isSaid
    ? `${words.unfortunately}${small(first)}`
    : kind === 'refusal'
      ? `${words.cannot[number]} ${first}`
      : first;
  if (quote !== '') return [`${words.answerThanks} ${first}`, ...rest, contact].filter(Boolean);
  const what = complaint[language].exec(deed)?.[1];
  if (what !== undefined) {
    const own = isEnglish[language]
      ? `${words.sorryThat[number]}${small(toReaderEn(what))}`
      : `${words.sorryThat[number]}${what}`;
    return [
      `${words.answerThanks} ${ended(escapeMarkdown(own))}`,
      softened,
      ...rest,
      contact,
    ].filter(Boolean);
  }
  const deedBg = /^(?:иска|поиска|моли|помоли|пита) (?:дали )?(да .+)$/su.exec(deed)?.[1];
  if (deedBg !== undefined)
    return [
      `${words.answerThanks} ${ended(escapeMarkdown(`Поискахте ${toSecondPerson(deedBg)}`))}`,
      softened,
      ...rest,
      contact,
    ].filter(Boolean);
  const asked = words.asked.exec(deed);
  if (asked === null) return null;
  const wish = deed.slice(asked[0].length);
  const own = isEnglish[language] ? `You asked for ${toReaderEn(wish)}` : `Поискахте ${wish}`;
  return [`${words.answerThanks} ${ended(escapeMarkdown(own))}`, softened, ...rest, contact].filter(
    Boolean,
  );
}

const cancelled = /^To be cancelled/u;

/** A confirmed appointment, or a reminder of one. */
export function appointmentBody(
  { topic, language, number, form: own }: PlainOrder,
  parts: readonly ToldPart[],
  form: TextForm,
): string[] | null {
  const words = plainWords[language];
  const notes = parts.filter(({ isSentence }) => !isSentence).flatMap(({ text }) => notesOf(text));
  const said = parts.filter(({ isSentence }) => isSentence).map(({ text }) => escapeMarkdown(text));
  const thing = topic.replace(/^(?:an?|the|his|her|their) /iu, '');
  if (thing !== '') {
    const [when = '', ...rest] = notes;
    const turned = rest.map((note) =>
      ended(escapeMarkdown(note.replace(cancelled, 'You can cancel'))),
    );
    const what = `${thing} ${small(when)}`.trim();
    return [[words.reminded(escapeMarkdown(what)), ...turned, ...said].join(' ')];
  }
  if (notes.length === 0) return null;
  const list =
    form === 'short' || own === 'short'
      ? `${words.confirmed[number]} ${notes.map(small).join(', ')}.`
      : `${words.confirmed[number]}\n\n${notes.map((note) => `- ${escapeMarkdown(note)}`).join('\n')}`;
  return [list, said.join(' ')].filter(Boolean);
}
