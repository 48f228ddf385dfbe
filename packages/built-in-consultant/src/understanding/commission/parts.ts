import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { nobody, readerIn } from '../whole-text/order/order-reader.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import { unguarded } from '../whole-text/order/protected.ts';
import type { Genre, GenreHead } from './genres.ts';

interface Parts {
  reader: OrderReader;
  subject: string;
  body: string;
}

const that: Record<Language, RegExp> = {
  EN: /^[\s,]*(?:to say |saying |telling (?:them|him|her) )?that /iu,
  BG: /^[\s,]*(?:за това,? )?че /iu,
};

/** Prepositions before a reader. In notices and posts, “for” and „на“ introduce the subject instead. */
const toReader: Record<Language, Record<'letter' | 'other', RegExp>> = {
  EN: {
    letter: /^(?:to|for) (?!(?:say|tell|ask|let)\b)/iu,
    other: /^to (?!(?:say|tell|ask|let)\b)/iu,
  },
  BG: { letter: /^(?:до|към|на) /iu, other: /^(?:до|към) /iu },
};
const letters: readonly Genre[] = ['letter', 'message', 'reminder', 'price', 'welcome', 'away'];
/** Prepositions before the subject, after a reader and without one. */
const toSubject: Record<Language, Record<'behind' | 'alone', RegExp>> = {
  EN: { behind: /^(?:about|regarding|concerning) /iu, alone: /^(?:about|of|on|for) /iu },
  BG: { behind: /^(?:за|относно) /iu, alone: /^(?:за|на|относно) /iu },
};

/** The reader, the subject and the rest; null if the reader is not clear. */
export function partsOf(rest: string, head: GenreHead, language: Language): Parts | null {
  const left = rest.replace(/^[\s,–-]+/u, ' ').trimStart();
  const plain = { reader: nobody, subject: '' };
  if (/^[:.]/u.test(left)) return { ...plain, body: left.replace(/^[:.\s]+/u, '') };
  if (that[language].test(left)) return { ...plain, body: left.replace(that[language], '') };
  const before = toReader[language][letters.includes(head.genre) ? 'letter' : 'other'];
  const found = head.isTelling ? '' : before.exec(left)?.[0];
  if (found === undefined) return { reader: nobody, ...subjectIn(left, 'alone', language) };
  const [phrase, after] = upToMark(left.slice(found.length), language);
  const named = readerOf(unguarded(phrase), language);
  if (named === null) return null;
  const { reader, body } = withApposition(named, after, language);
  return { reader, ...subjectIn(body, 'behind', language) };
}

/** The subject that a text begins with, and the rest. */
function subjectIn(
  text: string,
  place: 'behind' | 'alone',
  language: Language,
): Pick<Parts, 'subject' | 'body'> {
  const on = toSubject[language][place].exec(text)?.[0];
  if (on === undefined) return { subject: '', body: text };
  const [subject, body] = upToMark(text.slice(on.length), language);
  return { subject, body };
}

/** The reader that a phrase names; null if it says more than that. */
function readerOf(phrase: string, language: Language): OrderReader | null {
  const titled = lettered(
    /^(?:the )?(Director|Manager|Chef|Captain|Professor) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u,
  ).exec(phrase);
  if (titled !== null) return { ...nobody, name: `${titled[1]} ${titled[2]}` };
  const called = lettered(/ (?:called|named|на име) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u).exec(
    phrase,
  )?.[1];
  if (called !== undefined) return { ...nobody, name: called };
  const reader = readerIn(phrase, language);
  // A firm is not greeted by its first word.
  if (
    lettered(
      /(?: (?:Ltd|Limited|LLC|GmbH|Inc|plc|AG|BV|SA|Logistics|Group|ООД|ЕООД|АД|ЕТ)\.?|[“"])$/u,
    ).test(reader.name)
  )
    return { ...reader, name: '', firm: reader.name };
  if ([reader.name, reader.group, reader.firm].some((part) => part !== '')) return reader;
  const isPlain = phrase.split(' ').length <= READER_WORDS && !/ing\b|\d/u.test(phrase);
  return isPlain ? nobody : null;
}

const READER_WORDS = 5;

/** “…, Regional Museum of Glass, …”, „…, Мария Стоева – …“: what belongs to the reader. */
function withApposition(
  reader: OrderReader,
  body: string,
  language: Language,
): { reader: OrderReader; body: string } {
  const found = lettered(
    /^((?:\p{Lu}[\p{L}’'&-]*)(?: (?:of|and|the|на|и|за|\p{Lu}[\p{L}’'&-]*))*)(?=[,.:;]\s|\s[–-]\s|$)/u,
  ).exec(body)?.[1];
  if (found === undefined || (found.split(' ').length < 2 && reader.name !== ''))
    return { reader, body };
  const rest = body
    .slice(found.length)
    .replace(/^[\s,:;.–-]+/u, '')
    .replace(that[language], '');
  const isPerson = reader.name === '' && / /u.test(found) && !/ (?:of|and|на|за) /u.test(found);
  return {
    reader: isPerson ? { ...reader, name: found } : { ...reader, firm: reader.firm || found },
    body: rest,
  };
}

const marks: Record<Language, RegExp> = {
  EN: /[,:;.]|\s[–-]\s| that (?=[a-z])| (?=(?:we|i|who) (?:['’a-z]+))| (?=(?:asking|about|regarding|concerning|offering) )/iu,
  BG: /[,:;.]|\s[–-]\s| че | (?=ко(?:й|я|е|и)то )| (?=(?:за|относно|с молба|да) )/iu,
};

/** A phrase up to a mark, to “that”, or to a verb that tells something. */
function upToMark(text: string, language: Language): [string, string] {
  const end = marks[language].exec(text);
  if (end === null) return [text.trim(), ''];
  const rest = text.slice(end.index).replace(/^[\s,:;.–-]+/u, '');
  return [text.slice(0, end.index).trim(), rest.replace(that[language], '')];
}
