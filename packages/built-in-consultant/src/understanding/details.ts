import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { DetailWords } from '../knowledge/details.schema.ts';
import { isLatinBulgarian, toCyrillic } from '../language/latin-bulgarian.ts';
import { respelt } from '../language/latin-spelling.ts';
import { Recent } from '../recognition/recent.ts';
import type { TextLimit } from '../text/length.ts';
import { factsIn } from './details/facts.ts';
import { CUT, objectIn } from './details/object.ts';
import { audienceIn, limitIn, numbersIn, personIn, placeIn } from './details/parts.ts';

/** Facts about the requested text or case, in the user's own words. */
export interface Details {
  /** The topic: “our new rye bread”, „новия ни хляб“. */
  object: string | null;
  /** The facts after it: “carbon steel, walnut handle”. */
  more: string | null;
  /** The facts that the text is to say, in sentences: “we deliver on Sundays too”. */
  news: string | null;
  person: string | null;
  place: string | null;
  occasion: string | null;
  /** Figures with their units. */
  numbers: readonly string[];
  limit: TextLimit | null;
  /** Whom the text is for. */
  addressee: string | null;
}

/** How much of a message is read, in UTF-16 units. */
const READ_MAX = 1_000;

/** Somebody else’s words, which the text answers: longer than a name. */
const quotation = /[„“"«][^„“”"«»]{40,}[“”"»]/gu;

/** “In English, for importers who …”: how the text is to be, and why. */
const languageWish = lettered(
  /(?:^|(?<=[.!?,;]\s))(?:in|на) (?:english|bulgarian|английски|български),? (?:for|because|since|as|за|защото|понеже|тъй като)(?!\p{L})[^.!?:]*(?:[.!?]|$)/giu,
);

/** Texts whose details and letters are kept: a reading asks for the same ones a dozen times. */
const RECENT_MAX = 50;
const recentDetails = new WeakMap<DetailWords, Recent<Details>>();
const recentLetters = new Recent<string>(RECENT_MAX);

/** The details of a question, in Cyrillic if it is Bulgarian in Latin letters. Each part of it is taken for one detail only. */
export function detailsOf(message: string, words: DetailWords): Details {
  const recent = recentDetails.get(words) ?? new Recent<Details>(RECENT_MAX);
  recentDetails.set(words, recent);
  return recent.get(message, () => detailsIn(message, words));
}

function detailsIn(message: string, words: DetailWords): Details {
  const written = message.slice(0, READ_MAX);
  const readable = inCyrillicIfBulgarian(written);
  let rest = readable
    .replace(quotation, ` ${CUT} `)
    .replace(languageWish, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const take = <T>(found: { value: T; whole: string } | null): T | null => {
    if (found === null) return null;
    rest = rest.replace(found.whole, ` ${CUT} `).trim();
    return found.value;
  };
  const limit = take(limitIn(rest));
  const whole = rest;
  const said = take(factsIn(rest));
  const numbers = numbersIn(rest);
  const occasion = take(occasionIn(rest, words));
  const person = personIn(rest, words);
  const place = take(placeIn(rest, words));
  const addressee = take(audienceIn(rest, words));
  const { object = null, more: listed = null } = objectIn(rest, whole, words) ?? {};
  // “An advert for a guide, May to October. We pay 95 a day”: the facts begin after the object.
  const isMore = listed !== null && (said === null || listed.length > said.length);
  const more = isMore ? listed : null;
  const news = isMore ? null : said;
  return { object, more, news, person, place, occasion, numbers, limit, addressee };
}

/** Bulgarian in Latin letters in Cyrillic, and any other text as it is. */
export function inCyrillicIfBulgarian(text: string): string {
  return recentLetters.get(text, () => (isLatinBulgarian(text) ? inCyrillic(text) : text));
}

function inCyrillic(text: string): string {
  // „Pre4i“, „ka6ta“, „4as“: some letters are written as digits.
  return text.replace(
    lettered(
      /(?<![\p{L}\d.,])[46](?=[aeou]\p{L})(?!am(?!\p{L}))\p{L}+(?:[46]\p{L}+)*|\p{L}+(?:[46]\p{L}+)*/gu,
    ),
    (word) => {
      const cyrillic = respelt(toCyrillic(word.toLowerCase()).replace(/ии(?=ск)/gu, 'ий'));
      return /^\p{Lu}/u.test(word) ? capitalised(cyrillic) : cyrillic;
    },
  );
}

/** Whether a question says what its text is about, or for whom. */
export function hasSubject({ object, news, addressee, occasion }: Details): boolean {
  return [object, news, addressee, occasion].some((part) => part !== null);
}

/** The details of a request after a follow-up, which may add some. “And for …” names another object. */
export function mergedDetails(
  before: Details,
  added: Details,
  { turned }: { turned: boolean },
): Details {
  return {
    object: turned ? (added.object ?? before.object) : before.object,
    more: added.more ?? before.more,
    news: added.news ?? before.news,
    person: added.person ?? before.person,
    place: added.place ?? before.place,
    occasion: added.occasion ?? before.occasion,
    numbers: added.numbers.length > 0 ? added.numbers : before.numbers,
    limit: added.limit ?? before.limit,
    addressee: added.addressee ?? before.addressee,
  };
}

/** “For Christmas”, „по случай 8 март“. */
function occasionIn(text: string, { occasions }: DetailWords) {
  const found = occasionPattern(occasions).exec(text);
  const value = found?.[1];
  return found && value ? { value, whole: found[0] } : null;
}

const occasionPatterns = new WeakMap<readonly string[], RegExp>();

/** Compiled once: it has all occasions, and every question is searched for them. */
function occasionPattern(occasions: readonly string[]): RegExp {
  const compiled = occasionPatterns.get(occasions);
  if (compiled) return compiled;
  const pattern = lettered(
    `(?:(?<!\\p{L})(?:for|at|on|before|за|по случай|по повод|на|преди)\\s+)?(?<![\\p{L}\\d])(${occasions.map(escaped).join('|')})(?!\\p{L}|\\s+(?:of|на|от)\\s)`,
    'iu',
  );
  occasionPatterns.set(occasions, pattern);
  return pattern;
}

function escaped(text: string): string {
  return text.replace(/[.]/g, '\\.');
}
