import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { ended } from '../ordered/spoken.ts';
import { type CommissionSetting, type CommissionText, signedBelow } from './frame.ts';
import { factsOf, phone, priceOf } from './offer-facts.ts';

/** “For a piano teacher”, „за ключар“: who advertises. */
const ofOwn = /^(?:an?|the|our|my|нашата|нашия|нашето|моята|моя|моето) /iu;
const named = lettered(/^(\p{Lu}\p{L}+) /u);
/** Fewer facts read better as sentences than as a list. */
const LIST_MIN = 3;

/** How to answer: whom to call or to write to, and where. */
const words: Record<
  Language,
  { call: string; write: string; us: string; to: (name: string) => string; open: string }
> = {
  EN: {
    call: 'Call',
    write: 'Write to',
    us: ' us',
    to: (name) => ` ${name}`,
    open: 'Call or write: [phone or link]',
  },
  BG: {
    call: 'Обадете се',
    write: 'Пишете ни',
    us: '',
    to: (name) => ` на ${name}`,
    open: 'Обадете се или пишете: [телефон или връзка]',
  },
};

/** A flyer or an advert: what, its facts line by line, and how to answer. */
export function flyer(setting: CommissionSetting): CommissionText | null {
  const { language, commission } = setting;
  const facts = factsOf(setting);
  if (facts === null) return null;
  const price = facts.price === '' ? '' : priceOf(facts.price, language);
  const said = [...facts.lines, price].filter(Boolean);
  if (said.length === 0) return null;
  const isList = commission.genre === 'flyer' && said.length >= LIST_MIN;
  const title = capitalised(facts.title.replace(ofOwn, ''));
  return {
    text: [
      `**${escapeMarkdown(title)}**`,
      isList ? said.map(asItem).join('\n') : said.map(asSentence).join(' '),
      callTo(phone.exec(facts.contact)?.[1] ?? '', language),
      signedBelow(setting),
    ]
      .filter(Boolean)
      .join('\n\n'),
    isRead: true,
  };
}

function asItem(line: string): string {
  return `- ${capitalised(escapeMarkdown(line.replace(/\.$/u, '')))}`;
}

/** Abbreviations keep their full stop, and get no second one. */
function asSentence(line: string): string {
  return ended(`${capitalised(escapeMarkdown(line.replace(/(?<!лв|г|ч)\.$/u, '')))}.`);
}

function callTo(contact: string, language: Language): string {
  const { call, write, us, to, open } = words[language];
  if (contact === '') return open;
  const name = named.exec(contact)?.[1] ?? '';
  const address = name === '' ? contact : contact.slice(name.length + 1);
  const verb = address.includes('@') ? write : call;
  return `${verb}${name === '' ? us : to(name)}: ${address}`;
}
