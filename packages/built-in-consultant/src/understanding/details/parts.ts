import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { DetailWords } from '../../knowledge/details.schema.ts';
import type { TextLimit } from '../../text/length.ts';

export interface Found<T> {
  value: T;
  /** The words in which it was found. */
  whole: string;
}

/** More words are a sentence. */
const ADDRESSEE_WORDS = 5;

const limitPattern = lettered(
  /(?:(?:~|about|around|approx\.?|около|към|max(?:imum)?\.?|up to|at most|no more than|no longer than|under|within|less than|in|до|макс(?:имум)?\.?|най-много|не повече от|под|в рамките на|в)\s+(?:of\s+|от\s+)?)?(\d{1,4})[\s-]?(characters?|chars?|letters|symbols|words?|знака?|знаци|символа?|букви|думи)(?!\p{L})(?:\s+(?:max(?:imum)?|at most|or less|максимум|най-много)\.?)?/iu,
);

/** “Max 30 characters”, „до 60 думи“. */
export function limitIn(text: string): Found<TextLimit> | null {
  const found = limitPattern.exec(text);
  if (found === null) return null;
  const unit = /^(?:word|дум)/i.test(found[2] ?? '') ? 'words' : 'characters';
  return { value: { max: Number(found[1]), unit }, whole: found[0] };
}

/** Patterns that have all words of a kind. Compiled once: every question is searched for them. */
interface Patterns {
  town: RegExp;
  bareTown: RegExp;
  titled: RegExp;
  audience: RegExp;
}

const kept = new WeakMap<DetailWords, Patterns>();

function patternsOf(words: DetailWords): Patterns {
  const found = kept.get(words);
  if (found !== undefined) return found;
  const { towns, people, audiences } = words;
  const patterns = {
    town: lettered(`(?<!\\p{L})(?:in|at|near|в|във|край)\\s+(${towns.join('|')})(?!\\p{L})`, 'iu'),
    bareTown: lettered(`(?:^|,)\\s*(${towns.join('|')})(?=\\s*(?:[,.;!?]|$))`, 'iu'),
    titled: lettered(
      `(?<!\\p{L})(?:${people.join('|')})\\.?\\s+(\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?)`,
      'iu',
    ),
    audience: lettered(
      `(?<!\\p{L})(?:to|for|до|към|за)\\s+((?:(?:the|our|your|all|my|new|young|нашите|всички|новите|младите|млади)\\s+)?(?:${audiences.join('|')})(?:\\s+ни|\\s+(?:of|на)\\s+\\p{L}+(?:\\s+(?:firms|companies|shops|hotels|restaurants))?)?)(?!\\p{L})`,
      'iu',
    ),
  };
  kept.set(words, patterns);
  return patterns;
}

const numberPattern = lettered(
  /(?<![\p{L}\d.,])\d+(?:[ .,]\d+)*\s?(?:%|€|(?:евро|euros?|лв|m²|м²|sq\.? ?m|кв\.? ?м|места|места|place|places|seats|rooms|стаи|души|people|км|km|кг|kg|minutes|минути|hours|часа|години|years)(?!\p{L}))/giu,
);

/** Figures with a unit: “10 %”, “300 m²”, „20 места“. */
export function numbersIn(text: string): string[] {
  return (text.match(numberPattern) ?? []).map((number) => number.trim());
}

const capital = lettered(
  /(?<!\p{L})(?:in|near|в|във|край)\s+((?:с\. |гр\. |ж\.к\. )?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?!\p{L})/u,
);

/** “In Varna”, „в Пловдив“: a known town, or a word with a capital letter. */
export function placeIn(text: string, words: DetailWords): Found<string> | null {
  const { town, bareTown } = patternsOf(words);
  const found = town.exec(text) ?? capital.exec(text) ?? bareTown.exec(text);
  const value = found?.[1];
  if (!found || value === undefined) return null;
  const [first = ''] = wordsOf(value);
  return words.noPlaces.includes(first) ? null : { value, whole: found[0] };
}

/** “Our new colleague Maria”, „за Иван“. */
export function personIn(text: string, words: DetailWords): string | null {
  const lowerTitled = patternsOf(words).titled.exec(text)?.[1];
  // “Petrova for”: only the first word is a name.
  if (lowerTitled !== undefined && /^\p{Lu}/u.test(lowerTitled))
    return lowerTitled.replace(/\s\p{Ll}.*$/u, '');
  const named = lettered(/(?<!\p{L})(?:for|to|about|from|за|до|на|от)\s+(\p{Lu}\p{Ll}+)/gu);
  for (const [, name = ''] of text.matchAll(named)) {
    if (words.names.includes(name.toLowerCase())) return name;
  }
  return null;
}

/** “To our suppliers”, „до наемателите“, „за родители“. */
export function audienceIn(text: string, words: DetailWords): Found<string> | null {
  const known = patternsOf(words).audience.exec(text);
  if (known?.[1]) return { value: known[1], whole: known[0] };
  const written = lettered(
    /(?<!\p{L})(?:to|до|към)\s+((?:(?!(?:about|for|on|that|who|whose|because|announcing|with|in|който|която|които|за|че|относно|с|със|в|във|от|защото|и)(?!\p{L}))[\p{L}-]+\s?){1,5})/iu,
  ).exec(text);
  const value = (written?.[1] ?? '').replace(/(?:\s+(?:of|in|at|на|в|от|за|с))?\s*$/iu, '');
  const isText = lettered(
    /(?:e-?mail|letter|message|note|notice|reply|invitation|offer|newsletter|имейл\p{L}*|писмо\p{L}*|съобщени\p{L}*|покан\p{L}*|отговор\p{L}*|бележк\p{L}*|оферт\p{L}*|бюлетин\p{L}*|мейл\p{L}*)(?!\p{L})/iu,
  ).test(text.slice(0, written?.index ?? 0));
  const starts = words.noAddressees.some(
    (no) => value.toLowerCase() === no || value.toLowerCase().startsWith(`${no} `),
  );
  // “A client” is everybody; the name is a blank anyway.
  const isAnybody = lettered(
    /^(?:an?|the|един|една)?\s*(?:client|customer|клиент\p{L}{0,3})$/iu,
  ).test(value);
  const isSubject = /complaint|review|question|request|оплакван|отзив|въпрос|запитван/iu.test(
    value,
  );
  if (written === null || value === '' || !isText || starts || isSubject || isAnybody) return null;
  return wordsOf(value).length > ADDRESSEE_WORDS ? null : { value, whole: written[0].trim() };
}
