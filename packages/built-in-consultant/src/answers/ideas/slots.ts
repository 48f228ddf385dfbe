import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import { capitalised, wordsOf } from '@savet/text/text';
import type { FieldValues } from '../../filling/fill.ts';
import { itemsOf } from '../../filling/items.ts';
import { isReadable } from '../../filling/readable-values.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import { languageOf } from '../../language/language-of.ts';
import type { IdeaRequest } from '../../understanding/details/idea-request.ts';
import { tradeNamed } from '../../understanding/ideas/about.ts';

type Needed = Pick<Knowledge, 'followUps' | 'ideas'>;

/** The values that fill the slots of ideas. Each value is used once. */
export interface Slots {
  values: Readonly<Record<string, readonly string[]>>;
  /** The field of the Brand Hub that a value comes from. */
  fields: ReadonlyMap<string, string>;
  trade: string | null;
  /** Whether the Brand Hub has facts that are in the other language. */
  isOtherLanguage: boolean;
  /** The subject of the request, if it is in the other language. */
  dropped: string | null;
}

/** Longer entries are no line to put on a sign or in a sentence. In words. */
const LINE_WORDS = 12;
const CUSTOMER_WORDS = 16;
const fieldOf: Readonly<Record<string, string>> = {
  ...{ pain: 'painPoints', usp: 'usp', advantage: 'competitiveAdvantage', mission: 'mission' },
  ...{ category: 'category', value: 'values', trigger: 'buyingTriggers', product: 'products' },
  customer: 'idealCustomer',
};

/** The user’s own facts and the words of the trade, in the language of the answer. */
export function slotsFor(
  request: IdeaRequest,
  language: Language,
  values: FieldValues,
  knowledge: Needed,
): Slots {
  const ownTrade = tradeNamed(
    ['industry', 'category', 'businessDescription', 'products']
      .map((field) => values[field] ?? '')
      .find((value) => tradeNamed(value, knowledge) !== null) ?? '',
    knowledge,
  );
  // A business of another trade, or of a name of its own, is not that of the Brand Hub.
  const isOther =
    request.namesBusiness &&
    (request.name !== null || (request.trade !== null && request.trade !== ownTrade));
  const own = isOther ? {} : values;
  const trade = isOther || ownTrade === null ? (request.trade ?? ownTrade) : ownTrade;
  const fields = new Map<string, string>();
  const read = (slot: string): string[] => {
    const field = fieldOf[slot] ?? slot;
    const value = (own[field] ?? '').trim();
    if (value === '' || !isReadable(field, value, language)) return [];
    const items = itemsOf(value).map((item) => small(item.replace(/(?<![\s.!?])[\s.!?]+$/u, '')));
    const limit = slot === 'customer' ? CUSTOMER_WORDS : LINE_WORDS;
    const fitting = items.filter((item) => wordsOf(item).length <= limit);
    for (const item of fitting) fields.set(item, field);
    return fitting;
  };
  const words = trade === null ? undefined : knowledge.ideas.trades[language][trade];
  const general = trade === null ? undefined : knowledge.followUps.trades[language][trade];
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  const isOwnLanguage = request.thing === null || languageOf(request.thing, language) === language;
  const thing = isOwnLanguage ? one(request.thing ?? undefined) : [];
  const named =
    request.occasion === null ? undefined : knowledge.ideas.signs.occasions[request.occasion];
  const occasion = named?.isSeason ? undefined : named?.[language];
  const business =
    request.business === null || languageOf(request.business, language) !== language
      ? []
      : [bare(request.business)];
  const products = read('product');
  const isHiring = request.kind === 'interview' || request.kind === 'jobtitles';
  const name = request.name ?? (isOther ? '' : (values['businessName'] ?? '').trim());
  return {
    values: {
      thing,
      bare: thing.map(bare),
      role: isHiring ? thing : [],
      roleQuestion: roleQuestions(request.thing, language, knowledge),
      business,
      occasion: one(occasion),
      season: one(named?.isSeason ? named[language] : undefined),
      name: name === '' ? [] : [name],
      product: products,
      product2: products.slice(1),
      productCapital: products.slice(0, 1).map(titled),
      ...Object.fromEntries(
        ['pain', 'usp', 'advantage', 'mission', 'category', 'trigger', 'customer'].map((slot) => [
          slot,
          read(slot),
        ]),
      ),
      // A word alone says nothing in a line.
      value: read('value').filter((value) => wordsOf(value).length > 2),
      question: [...one(general?.['question']), ...(words?.questions ?? [])],
      show: [...one(general?.['show']), ...(words?.shows ?? [])],
      tip: words?.tips ?? [],
      slogan:
        trade === null
          ? []
          : mixed(words?.slogans ?? [], knowledge.followUps.slogans[language][trade] ?? []),
      gift: [...(words?.gifts ?? []), ...one(general?.['small'])],
      call: words?.calls ?? [],
      name2: words?.names ?? [],
      given: namesFrom(
        request.words.filter((word) => languageOf(word, language) === language),
        language,
      ),
      bundle: one(words?.bundle ?? general?.['bundle']),
      item: one(words?.item ?? general?.['item']),
      prize: [products[0] ?? knowledge.ideas.phrases[language].prize],
      neighbour: one(general?.['neighbour']),
      about: one(general?.['about']),
      trial: isHiring ? one(general?.['trial']) : [],
    },
    fields,
    trade,
    isOtherLanguage:
      !isOther &&
      ['usp', 'painPoints', 'products', 'mission'].some((field) => {
        const value = (values[field] ?? '').trim();
        return value !== '' && !isReadable(field, value, language);
      }),
    dropped: isOwnLanguage ? null : request.thing,
  };
}

/** One of each in turn, so that an answer and the older ones don’t say the same. */
function mixed(first: readonly string[], second: readonly string[]): string[] {
  return first
    .flatMap((each, at) => [each, second[at] ?? ''])
    .concat(second.slice(first.length))
    .filter(Boolean);
}

function roleQuestions(
  role: string | null,
  language: Language,
  { ideas }: Needed,
): readonly string[] {
  if (role === null) return [];
  const words = wordsOf(role).map(fold);
  const found = Object.entries(ideas.signs.roles).find(([, signs]) => holdsAny(words, signs));
  return found === undefined ? [] : (ideas.roles[language][found[0]] ?? []);
}

/** Names of two materials. Bulgarian adjectives would have to agree with them. */
function namesFrom([first, second]: readonly string[], language: Language): string[] {
  if (first === undefined || second === undefined) return [];
  const [one, two] = [capitalised(first), capitalised(second)];
  return isEnglish[language]
    ? [
        `${one} & ${two}`,
        `The ${two} Room`,
        `${one} House`,
        `Plain ${one}`,
        `${two} Street`,
        `Slow ${one}`,
      ]
    : [`${one} и ${second}`, `${two} и ${first}`];
}

const determiner = lettered(
  /^(?:our|my|the|an?|new|нашия|нашият|нашата|нашето|нашите|моя|моят|моята|моето|новия|новата|новото|новите)\s+/iu,
);

function bare(thing: string): string {
  return thing.replace(determiner, '').replace(determiner, '');
}

function titled(text: string): string {
  return text.replace(lettered(/(?<!\p{L})\p{Ll}/gu), (letter) => letter.toUpperCase());
}

/** In the middle of a sentence; abbreviations and names of two capitals stay. */
function small(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
