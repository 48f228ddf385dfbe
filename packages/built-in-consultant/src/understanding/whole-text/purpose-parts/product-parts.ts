import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { mannerIn } from '../brief/manner.ts';

const madeOf = lettered(
  /^(?:\p{L}+(?: \p{L}+)? )?\p{L}*(?:ed|made|woven|knit|grown|sewn|free)(?= |$)|^(?:from|of|with) /iu,
);
const counted = /^(?:\d|one|two|three|four|five|six)/iu;

/** A product in the wished number of sentences, if one is wished: “It has 6 card slots.” */
export function productParts(
  request: string,
  { title = '', list = '', amountPer = '' }: Brief,
  language: Language,
): Record<string, string> {
  const wish = mannerIn(request).sentences;
  if (title === '' || list === '') return {};
  if (wish === undefined) return proseParts(title, list, language);
  const facts = list
    .split('\n')
    .map((line) => line.replace(/^- /u, ''))
    .map(small);
  const said = isEnglish[language]
    ? saidEn(title, facts, amountPer)
    : saidBg(title, facts, amountPer);
  if (said.length < wish.count && wish.isExact) return {};
  const first = said.slice(0, wish.count - 1);
  const rest = said.slice(wish.count - 1).map((line, at) => (at === 0 ? line : small(line)));
  const joined = rest
    .map((line) => line.replace(/\.$/u, ''))
    .join(isEnglish[language] ? ' and ' : ' и ');
  return { described: [...first, `${joined}.`].join(' '), list: '', amountPer: '' };
}

const material: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:\p{L}+ ){0,2}(?:steel|iron|brass|copper|silver|gold|glass|clay|oak|ash|pine|walnut|beech|wood|leather|cotton|linen|silk|wool|felt|wax|bamboo|stone|marble|porcelain)$/iu,
  ),
  BG: lettered(
    /^(?:\p{L}+ ){0,2}(?:кожа|стомана|желязо|месинг|мед|сребро|злато|стъкло|глина|дъб|ясен|бор|орех|бук|дърво|памук|лен|коприна|вълна|филц|восък|бамбук|камък|мрамор|порцелан)$/iu,
  ),
};
const making: Record<Language, readonly (readonly [RegExp, string])[]> = {
  EN: [
    [
      /^made to order,?(?: so| and| in| with an?)? (\d+[ -](?:days?|weeks?))(?: wait(?:ing time)?)?$/iu,
      'Each one is made to order: please allow $1.',
    ],
    [
      /^takes (?:about )?(\d+ (?:days?|weeks?)) to make$/iu,
      'Each one is made for you: please allow $1.',
    ],
    [/^made to order$/iu, 'Each one is made to order.'],
    [lettered(/^(\p{L}*(?:able|proof|free|resistant|safe))$/iu), 'It is $1.'],
  ],
  BG: [
    [
      /^(?:изработва се |прави се )?по поръчка(?: за)? (\d+ (?:дни|седмици|дена))$/iu,
      'Изработва се по поръчка за $1.',
    ],
    [/^по поръчка$/iu, 'Изработва се по поръчка.'],
  ],
};

/** A few facts of a thing that is made, in sentences: “A hand forged garlic press, made of reclaimed steel.” */
function proseParts(title: string, list: string, language: Language): Record<string, string> {
  const facts = list.split('\n').map((line) => line.replace(/^- /u, ''));
  const stuff = facts.filter((fact) => material[language].test(fact));
  const rest = facts.filter((fact) => !stuff.includes(fact));
  const made = rest.map((fact) => {
    const turn = making[language].find(([pattern]) => pattern.test(fact));
    return turn === undefined ? null : small(fact).replace(turn[0], turn[1]);
  });
  if (facts.length > PROSE_MAX || stuff.length !== 1 || made.includes(null)) return {};
  const [of = ''] = stuff.map(small);
  const name = small(title);
  const article =
    name.endsWith('s') && !name.endsWith('ss') ? '' : /^[aeiou]/iu.test(name) ? 'An ' : 'A ';
  const opening = isEnglish[language]
    ? `${capitalised(`${article}${name}`)}, made of ${of}.`
    : `${capitalised(title)} от ${of}.`;
  return { described: [opening, ...made].join(' '), list: '', orderBlank: ' ' };
}

/** More facts are easier to read in a list. */
const PROSE_MAX = 5;

function small(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !lettered(/^It(?!\p{L})/u).test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text.replace(/^It(?=\s)/u, 'it');
}

function saidEn(title: string, facts: readonly string[], price: string): string[] {
  const made = facts.filter((fact) => madeOf.test(fact) && !counted.test(fact));
  const has = facts.filter((fact) => !made.includes(fact));
  const article = /^[aeiou]/iu.test(title) ? 'an' : 'a';
  const bare = small(title);
  const isPlural = bare.endsWith('s') && !bare.endsWith('ss');
  return [
    `This is ${isPlural ? '' : `${article} `}${bare}.`,
    ...(has.length === 0 ? [] : [`It has ${joinedBy(has, ' and ')}.`]),
    ...(made.length === 0 ? [] : [`It is ${joinedBy(made, ' and ')}.`]),
    ...(price === '' ? [] : [`It costs ${price}.`]),
  ];
}

function saidBg(title: string, facts: readonly string[], price: string): string[] {
  const made = facts.filter((fact) =>
    lettered(
      /^(?:ръчно |изцяло )?\p{L}+(?:н|т|на|та|но|то|ни|ти) (?:в|във|от|на|с|със|по) /iu,
    ).test(fact),
  );
  const others = facts.filter((fact) => !made.includes(fact));
  return [
    `${[capitalised(title), ...made].join(', ')}.`,
    ...others.slice(0, 1).map(offeredIn),
    ...(others.length > 1 ? [`${capitalised(joinedBy(others.slice(1), ' и '))}.`] : []),
    ...(price === '' ? [] : [`Цена: ${price.replace(/\.$/u, '')}.`]),
  ];
}

/** „3 цвята“ → „Предлага се в 3 цвята.“ */
function offeredIn(fact: string): string {
  if (/^\d+ (?:цвята|размера|варианта|вкуса|разцветки)/u.test(fact))
    return `Предлага се в ${fact}.`;
  return /^\d/u.test(fact) ? `Има ${fact}.` : `${capitalised(fact)}.`;
}

function joinedBy(parts: readonly string[], joint: string): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')}${joint}${parts.at(-1) ?? ''}`;
}
