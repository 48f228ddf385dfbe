import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate, wordsOf } from '@savet/text/text';
import type { Skeleton, Skeletons } from '../knowledge/skeletons.schema.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Details } from '../understanding/details.ts';

/** `{object|what it is}`, `{Object|What it is}`, `{number?}`, `{facts}`. */
const slot = /\{(\w+)(?:\|([^}]+)|\?)?\}/g;
const optional = /\{(number|occasion|unpriced)\?\}/;
const money = /\d\s?(?:€|eur|евро|лв|\$)|[€$]\s?\d/iu;
/** “Our new bread” is “New bread” as a title. */
const article = /^(?:an?|the|our|my|your|some|one)\s+/iu;
/** „новия ни хляб“ is the object of a preposition; as a title it is „новият ни хляб“. Not „кампания за …“. */
const objectForm = lettered(
  /^(\p{L}{2,}ия)(?=\s+(?!(?:за|с|със|в|във|на|от|до|и|по|при|без)\s)\p{L})/iu,
);

/** Fewer facts, or longer ones, are a sentence. */
const LIST_ITEMS = 4;
const ITEM_WORDS = 7;

export interface SkeletonValues extends Details {
  business: string | null;
}

/** A frame with the user's own words. What is not known stays a blank in square brackets; nothing is added. */
export function fillSkeleton(
  text: string,
  details: SkeletonValues,
  { occasion }: Pick<Skeletons, 'occasion'>,
): string {
  const values = valuesOf(details, occasion);
  return text
    .split('\n')
    .filter((line) => {
      const name = optional.exec(line)?.[1];
      if (name === 'unpriced') return !money.test(details.news ?? '');
      return name === undefined || values[`${name}?`] !== '';
    })
    .map((line) =>
      line.replace(slot, (_, name: string, fallback: string | undefined) => {
        if (fallback === undefined) return values[`${name}?`] ?? values[name] ?? '';
        const small = name.charAt(0).toLowerCase() + name.slice(1);
        const value = values[small] ?? '';
        if (value === '') return `[${fallback}]`;
        return name === small ? value : capitalised(value);
      }),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The details that a frame has no place for, by name. */
export function unplaced({ text }: Pick<Skeleton, 'text'>, details: Details): [string, string][] {
  const { object, addressee, occasion, place, person, numbers, more, news } = details;
  const all = {
    object,
    addressee,
    occasion,
    place,
    person,
    number: numbers.join(', '),
    more,
    news,
  };
  return Object.entries(all).flatMap(([name, value]) => {
    const isPlaced = lettered(`\\{(?:${name}|${capitalised(name)})[|?]`).test(text);
    const isTitle = name === 'object' && text.includes('{title|');
    const isShown = value !== null && text.includes(value);
    const isInObject = name !== 'object' && value !== null && (object ?? '').includes(value);
    return value && !isPlaced && !isTitle && !isShown && !isInObject
      ? [[name, value] as [string, string]]
      : [];
  });
}

/** An object as a title: without its article, and in the form of a subject. */
export function titleOf(object: string): string {
  const bare = escapeMarkdown(object).replace(article, '');
  return capitalised(bare.replace(objectForm, (word) => word.replace(/ия$/u, 'ият')));
}

/** Facts as sentences, or as a list if they are an enumeration: “7 gears, new tyres, basket”. */
function factsOf(news: string): string {
  if (news === '') return '';
  const parts = news.split(lettered(/[,;]\s+(?!(?:and|but|и|но|а|че|за да|that|so)(?!\p{L}))/iu));
  const isList =
    parts.length >= LIST_ITEMS &&
    !/[.!?]\s/u.test(news) &&
    parts.every((part) => wordsOf(part).length <= ITEM_WORDS);
  if (isList) return parts.map((part) => `- ${capitalised(part)}`).join('\n');
  return capitalised(/[.!?…]$/u.test(news) ? news : `${news}.`);
}

function valuesOf(details: SkeletonValues, occasionLine: string): Record<string, string> {
  const safe = (value: string | null) => escapeMarkdown(value ?? '');
  const object = safe(details.object);
  const numbers = details.numbers.filter((number) => !(details.object ?? '').includes(number));
  const occasion = safe(details.occasion);
  return {
    object,
    title: titleOf(details.object ?? ''),
    addressee: safe(details.addressee),
    place: safe(details.place),
    person: safe(details.person),
    facts: factsOf(safe(details.news)),
    occasion,
    business: safe(details.business),
    'number?': safe(numbers.join(', ')),
    'occasion?': occasion === '' ? '' : fillTemplate(occasionLine, { value: occasion }),
  };
}
