import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { DetailWords } from '../../knowledge/details.schema.ts';
import { factsFrom } from './facts.ts';

/** Stands where another detail was taken out of the text: an object ends there. */
export const CUT = '\uE002';

/** The topic of a text, and further facts about it after a comma. */
export interface TextObject {
  object: string | null;
  more: string | null;
}

/** Longer objects are sentences. In words. */
const OBJECT_WORDS = 6;

const after = lettered(
  /(?<!\p{L})(?:about|announcing|announces?|introducing|regarding|hiring|on the topic of|for|описание(?:\s+за\s+\p{L}+)?\s+на|относно|обявява\p{L}*|представя\p{L}*|търсим|търся|наемаме|наемам|за)\s+((?:[^\uE002,.;:!?\n]|(?<=\d)[.,](?=\d))+)/giu,
);
/** An event is an object even after “to”: “an invitation to the opening of our shop”. */
const event = lettered(
  /(?<!\p{L})((?:(?:the|our)\s+)?(?:grand\s+)?(?:opening|anniversary|birthday) of\s+[^\uE002,.;:!?\n]+|(?:откриване|годишнина|рожден)\p{L}*(?:\s+ден)?\s+(?:на|от)\s+[^\uE002,.;:!?\n]+)/iu,
);
const quoted = /[„“"‘«]([^„“”"‘’«»]{2,60})[“”"’»]/u;
/** Words that end an object and begin a wish. */
const wish = lettered(
  /\s+(?:please|моля|molya|that (?:is|are|sounds)|so that|because|in the style|with (?:a|max)|for (?:facebook|instagram|linkedin|tiktok|google|(?:our|the) (?:site|website|online shop|shop|store))|за (?:facebook|instagram|linkedin|google|фейсбук|инстаграм|линкедин|гугъл|сайта|онлайн магазина|магазина)|на (?:английски|български)|във? (?:facebook|instagram|фейсбук|инстаграм|linkedin)|on (?:facebook|instagram|linkedin)|in (?:english|bulgarian)|като|който да|която да|което да|защото|така че)(?!\p{L}).*$/iu,
);
const channel = lettered(
  /^(?:facebook|instagram|linkedin|tiktok|google|viber|sms|фейсбук\p{L}*|инстаграм\p{L}*|гугъл|вайбър|имейла?|(?:the |our )?(?:web)?site|сайта?)(?!\p{L})/iu,
);
/** “Headlines for an advert”: a kind of text is not what it is about. */
const kindOfText = lettered(
  /^(?:an?\s+)?(?:advert|ads?|post|email|e-mail|newsletter|flyer|реклам\p{L}*|публикаци\p{L}*|пост|имейл|писмо|бюлетин\p{L}*|плакат|флаер|листовк\p{L}*)(?!\p{L})/iu,
);

/**
 * The topic after “about”, “announcing” or „за“, an event, or a quoted name; null if there is nothing.
 * @param whole the text before other details were taken out of it, in which the facts after the object are whole
 */
export function objectIn(
  text: string,
  whole: string,
  { noObjects }: DetailWords,
): TextObject | null {
  for (const match of text.matchAll(after)) {
    const [, phrase = ''] = match;
    const object = withoutWish(phrase);
    const rest = text.slice(match.index + match[0].length);
    // “An open day on 9 October from 4 p.m., we show the new machine, …”: all of it are facts.
    if (wordsOf(object).length > OBJECT_WORDS && !channel.test(object) && /^\s*,/.test(rest)) {
      return { object: null, more: factsFrom(fromOn(object, whole) ?? `${object}${rest}`) };
    }
    if (isObject(object, noObjects)) {
      return { object, more: moreAfter(fromOn(phrase, whole)?.slice(phrase.length) ?? rest) };
    }
  }
  const [, taking = ''] = event.exec(text) ?? [];
  if (taking !== '') return { object: withoutWish(taking), more: null };
  const name = quoted.exec(text)?.[1]?.trim();
  return name !== undefined && wordsOf(name).length <= 4 ? { object: name, more: null } : null;
}

function fromOn(part: string, whole: string): string | null {
  const start = whole.indexOf(part);
  return start < 0 ? null : whole.slice(start);
}

function withoutWish(phrase: string): string {
  const value = phrase
    .replace(wish, '')
    .replace(/\s+[–—-]\s.*$/u, '')
    .trim();
  // “An advert for work for a baker”: the last one is meant.
  return /^(?:работа|a job|work)\s+(?:for|за)\s+(.+)$/iu.exec(value)?.[1] ?? value;
}

/** “…, carbon steel, walnut handle”: facts after a comma. */
function moreAfter(rest: string): string | null {
  const more = /^\s*,\s*(.+)$/su.exec(rest)?.[1] ?? '';
  const isWish = lettered(
    /^(?:but|and|но|а|и|that|which|който|която|което|които|to be|да|може\p{L}*)(?!\p{L})/iu,
  ).test(more);
  return isWish ? null : factsFrom(more);
}

function isObject(value: string, noObjects: readonly string[]): boolean {
  const words = wordsOf(value);
  if (words.length === 0 || words.length > OBJECT_WORDS) return false;
  if (!lettered(/\p{L}{2}/u).test(value) || channel.test(value) || kindOfText.test(value))
    return false;
  return !noObjects.includes(value.toLowerCase());
}
