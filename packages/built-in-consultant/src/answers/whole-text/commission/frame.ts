import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { Commission } from '../../../understanding/commission/commission.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';

/** All that a text for a commission is made of. */
export interface CommissionSetting {
  commission: Commission;
  wanted: WholeText;
  language: Language;
  layout: Layout;
  business: string | null;
  /** The entries of the Brand Hub in the language of the text. */
  own: Readonly<Record<string, string>>;
}

export interface CommissionText {
  text: string;
  /** Whether it leaves open what it is for. */
  isOpen?: boolean;
  /** Whether its facts were read one by one, and stand in words of its own. */
  isRead?: boolean;
}

const words = {
  EN: {
    hello: 'Hello',
    comma: '',
    dear: 'Dear',
    blank: '[name]',
    you: '[your name]',
    company: '[company]',
  },
  BG: {
    hello: 'Здравейте',
    comma: ',',
    dear: 'Здравейте',
    blank: '[име]',
    you: '[Вашето име]',
    company: '[фирма]',
  },
} as const;
const titled = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Director|Manager|Chef|Captain|г-|д-р|инж|проф)/u;

/** “Hello Karl,”, “Dear Mr Osei,”, “Dear customers,”. */
export function greeting(setting: CommissionSetting): string {
  const { commission, language, layout } = setting;
  const { name, group } = commission.reader;
  const { hello, dear, blank, comma } = words[language];
  if (name !== '') return greetingByName(name, setting);
  if (group === '') return `${hello}${comma} ${blank},`;
  const own = group.toLowerCase();
  if (isEnglish[language]) return `${dear} ${escapeMarkdown(own)},`;
  const known = Object.entries(layout.groups).find(([, each]) => each.includes(own))?.[0];
  return known === undefined ? `${hello},` : `Уважаеми ${known},`;
}

/** By the first name, unless the reader has a title or the letter is formal. */
function greetingByName(name: string, { wanted, language }: CommissionSetting): string {
  const { hello, dear } = words[language];
  const isTitled = titled.test(name);
  const plain = name.replace(/^(?:Director|Manager|Captain) /u, '');
  const first = escapeMarkdown(plain.split(' ')[0] ?? '');
  if (isEnglish[language]) {
    const isFormal = wanted.register === 'formal' || isTitled;
    return isFormal ? `${dear} ${escapeMarkdown(plain)},` : `${hello} ${first},`;
  }
  const called = escapeMarkdown(plain.replace(/^г-жа /u, 'г-жо '));
  return `${hello}, ${isTitled ? called : first},`;
}

export function signature({ wanted, business, language, layout }: CommissionSetting): string {
  const { you, company } = words[language];
  return `${layout.closings[wanted.register]}\n${you}, ${business === null ? company : escapeMarkdown(business)}`;
}

/** A mail: subject, greeting, paragraphs, signature. */
export function mail(setting: CommissionSetting, subject: string, body: readonly string[]): string {
  return [
    fillTemplate(setting.layout.subject, { subject: escapeMarkdown(subject) }),
    greeting(setting),
    ...body.filter(Boolean),
    signature(setting),
  ].join('\n\n');
}

/** A few lines to somebody: greeting and text on one line, the firm below. */
export function note(setting: CommissionSetting, body: string): string {
  const { business, language, commission } = setting;
  const hello = greeting(setting);
  const isPlain = hello.includes('[') && commission.reader.name === '';
  const shown = isPlain ? `${words[language].hello},` : hello;
  return [
    `${shown} ${small(body)}`,
    business === null ? words[language].company : escapeMarkdown(business),
  ].join('\n\n');
}

/** After the greeting on the same line, a sentence begins small unless with a name or “I”. */
function small(text: string): string {
  return /^(?:I(?:[’' ]|$)|\p{Lu}\p{Ll}+day|\p{Lu}\p{Lu}|Mr|Mrs|Ms|Dr|January|February|March|April|May|June|July|August|September|October|November|December)/u.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

export function signedBelow({ business }: CommissionSetting): string {
  return business === null ? '' : escapeMarkdown(business);
}
