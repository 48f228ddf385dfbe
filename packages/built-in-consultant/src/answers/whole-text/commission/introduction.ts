import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { itemsOf } from '../../../filling/items.ts';
import { enumerated } from '../../../text/enumerated.ts';
import { insideSentence } from '../../../text/inside-sentence.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { specialOf } from '../ordered/public.ts';
import type { CommissionSetting } from './frame.ts';

/** “Who we are”, „какво предлагаме“: asks for an introduction of the firm, which comes from the Brand Hub. */
export const ourselves: Record<Language, RegExp> = {
  EN: /^(?:and )?(?:say |tell (?:him|her|them) |explain )?(?:who we are|what we (?:do|offer|sell|make)|introduc(?:e|ing) (?:us|ourselves|our \w+)|about us)(?: and (?:who we are|what we (?:do|offer|sell|make)))?$/iu,
  BG: /^(?:и )?(?:кажи |обясни )?(?:кои сме|какво (?:предлагаме|правим|продаваме)|с какво се занимаваме|представ\S* (?:ни|фирмата)|да (?:ни |се )представ\S+(?: фирмата| ни)?)(?: и (?:кои сме|какво (?:предлагаме|правим)))?$/iu,
};

const contactPerson = lettered(
  /^(?:(?:your |the |our )?contact(?: person)?(?: is|:)?|лице за контакт(?: е|:)?|контакт:?) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,? .+)?)$/u,
);

const words: Record<
  Language,
  {
    contact: (name: string) => string;
    from: (name: string) => string;
    /** Between the name of the firm and what it is. */
    mark: string;
    offer: (list: string) => string;
  }
> = {
  EN: {
    contact: (name) => `Your contact here is ${name}.`,
    from: (name) => `I am writing to you from ${name}`,
    mark: ': ',
    offer: (list) => `We offer ${list}.`,
  },
  BG: {
    contact: (name) => `За всичко се обръщайте към ${name}.`,
    from: (name) => `Пиша Ви от ${name}`,
    mark: ' – ',
    offer: (list) => `Предлагаме ${list}.`,
  },
};

/** “Contact person Iva”: whom the reader turns to; empty if a part names nobody. */
export function contactOf(part: string, language: Language): string {
  const name = contactPerson.exec(part)?.[1];
  return name === undefined ? '' : words[language].contact(name);
}

/** An introduction of the business and its offer; empty if the Brand Hub has none in this language. */
export function introduction({ business, own, language }: CommissionSetting): string {
  const what = own['businessDescription'] ?? own['category'] ?? own['industry'] ?? '';
  const products = own['products'] ?? '';
  const special = own['usp'] ?? own['competitiveAdvantage'] ?? '';
  if (business === null || (what === '' && products === '')) return '';
  const { from, mark, offer } = words[language];
  const items = itemsOf(products).map((item) => escapeMarkdown(insideSentence(item)));
  const described = what === '' ? '' : `${mark}${insideSentence(escapeMarkdown(what))}`;
  return [
    `${from(escapeMarkdown(business))}${described}.`,
    items.length === 0 ? '' : offer(enumerated(items, language)),
    special === '' ? '' : specialOf(special, language),
  ]
    .filter(Boolean)
    .join(' ');
}
