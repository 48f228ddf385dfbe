import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { itemsOf } from '../../../filling/items.ts';
import { enumerated } from '../../../text/enumerated.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { CommissionSetting, CommissionText } from './frame.ts';
import { isSentence, type Spoken, saidOf } from './sentences.ts';

const since: Record<Language, RegExp> = {
  EN: /,? (?:since|from) ((?:19|20)\d\d)$/iu,
  BG: /,? (?:от|since) ((?:19|20)\d\d)(?: ?г\.?| година)?$/iu,
};
const vowel = /^[aeio]/iu;
const ofSelf = lettered(/^(?:we|i|my|our|ние|аз)(?!\p{L})/iu);

/** The writer: a name, a description, and a founding year. A firm without a name is “we”. */
interface Self {
  name: string;
  thing: string;
  year: string;
}

const words: Record<
  Language,
  {
    named: (name: string) => string;
    introduced: (self: Self) => string;
    offer: (list: string) => string;
  }
> = {
  EN: {
    named: (name) => `We are ${name}.`,
    introduced: introducedInEnglish,
    offer: (list) => `We offer ${list}.`,
  },
  BG: {
    named: (name) => `Ние сме ${name}.`,
    introduced: introducedInBulgarian,
    offer: (list) => `Предлагаме ${list}.`,
  },
};

function introducedInEnglish({ name, thing, year }: Self): string {
  const isWe = name === '';
  // “We are plumbers”: several people take no article.
  const isPlural = isWe && thing.endsWith('s');
  const article = vowel.test(thing) ? 'an ' : 'a ';
  const verb = year === '' ? { we: 'are', it: 'is' } : { we: 'have been', it: 'has been' };
  const who = isWe ? `We ${verb.we}` : `${name} ${verb.it}`;
  return `${who} ${isPlural ? '' : article}${thing}${year === '' ? '' : ` since ${year}`}.`;
}

function introducedInBulgarian({ name, thing, year }: Self): string {
  const who = name === '' ? 'Ние сме' : `${name} е`;
  if (year !== '') return `${who} ${thing} от ${year} г.`;
  return `${who} ${thing}${thing.endsWith('.') ? '' : '.'}`;
}

/** An introduction in the words of the request, with the offer from the Brand Hub. */
export function about({
  commission,
  language,
  business,
  own,
}: CommissionSetting): CommissionText | null {
  const [first = [], ...rest] = commission.sentences;
  const [noun = '', ...others] = first;
  const isNoun = noun !== '' && !isSentence(noun, language) && !ofSelf.test(noun);
  const said = [isNoun ? others : first, ...rest].map((parts) => saidOf(parts, language, false));
  const isTold = said.some(({ sentences }) => sentences.length > 0);
  const hasNotes = said.some(({ notes }) => notes.length > 0);
  // Notes stand beside what the firm is; without that they say nothing of it.
  if (!isNoun && (hasNotes || !isTold)) return null;
  const name = business === null ? '' : escapeMarkdown(business);
  const lead = isNoun
    ? words[language].introduced(selfIn(noun, name, language))
    : namedOnce(name, said, language);
  const text = said
    .flatMap(({ sentences, notes }) => [
      ...sentences,
      ...notes.map((part) => `${capitalised(part)}.`),
    ])
    .join(' ');
  const offer = offerOf(own['products'] ?? '', text, language);
  return { text: [[lead, text].filter(Boolean).join(' '), offer].filter(Boolean).join('\n\n') };
}

function selfIn(noun: string, name: string, language: Language): Self {
  const thing = noun.replace(since[language], '').replace(/^(?:an?|the) /iu, '');
  return { name, thing: escapeMarkdown(thing), year: since[language].exec(noun)?.[1] ?? '' };
}

/** The firm by its name, unless its sentences name it. */
function namedOnce(name: string, said: readonly Spoken[], language: Language): string {
  const isSaid = said.some(({ sentences }) => sentences.join(' ').includes(name));
  return name === '' || isSaid ? '' : words[language].named(name);
}

/** A sentence about the products of the firm; empty if the text names one of them already. */
function offerOf(products: string, text: string, language: Language): string {
  const offered = itemsOf(products).map((item) => item.charAt(0).toLowerCase() + item.slice(1));
  const own = text.toLowerCase();
  const isSaid = offered.some((item) => own.includes(item.split(' ')[0] ?? item));
  if (offered.length < 2 || isSaid) return '';
  return words[language].offer(escapeMarkdown(enumerated(offered, language)));
}
