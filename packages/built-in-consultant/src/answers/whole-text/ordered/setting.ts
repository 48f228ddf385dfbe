import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { Order } from '../../../understanding/whole-text/order/order-type.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { type OrderWords, orderWords } from './order-words.ts';
import { small } from './spoken.ts';

/** All that a text for an order is made of. */
export interface OrderSetting {
  order: Order;
  wanted: WholeText;
  language: Language;
  layout: Layout;
  business: string | null;
  /** The entries of the Brand Hub in the language of the text. */
  own: Readonly<Record<string, string>>;
  /** How much the text may say beside the facts: less with every step, if it has to be shorter. */
  room: 2 | 1 | 0;
}

/** The content of a text: its subject, and its paragraphs without greeting and signature. */
export interface OrderText {
  subject: string;
  body: readonly string[];
  /** Wishes of the request that the text doesn’t meet, in the user’s words. */
  unmet?: readonly string[];
  /** Whether it leaves open what it is for. */
  isOpen?: true;
}

export function wordsOf({ language }: OrderSetting): OrderWords {
  return orderWords[language];
}

/** The text laid out as a mail, a few lines or a post. */
export function setOrder(setting: OrderSetting, { subject, body }: OrderText): string {
  const { wanted, layout, order, room } = setting;
  const said = body.filter(Boolean);
  if (wanted.form === 'mail')
    return [
      fillTemplate(layout.subject, { subject }),
      ...(wanted.noGreeting ? [] : [greeting(setting)]),
      ...said,
      `${layout.closings[wanted.register]}\n${signature(setting)}`,
    ].join('\n\n');
  if (wanted.form === 'short') {
    const isReview = order.kind === 'review';
    const named =
      wanted.noGreeting || (isReview && order.reader.name === '') ? '' : greeting(setting);
    const text = said.join(' ');
    const hello = room === 0 && order.reader.name === '' ? '' : named;
    // After the greeting on the same line, a sentence begins small unless with a name.
    const [first = ''] = lettered(/^\p{L}+/u).exec(text) ?? [];
    const isName = wanted.request.includes(first);
    const whole = hello === '' ? text : `${hello} ${isName ? text : small(text)}`;
    return [whole, signedBy(setting)].filter(Boolean).join('\n\n');
  }
  const isSigned = order.kind !== 'product';
  return [...said, isSigned ? signedBy(setting) : ''].filter(Boolean).join('\n\n');
}

function greeting(setting: OrderSetting): string {
  const { order, layout, wanted } = setting;
  const words = wordsOf(setting);
  const { name, group } = order.reader;
  if (/^(?:Mr|Mrs|Ms|Miss|Dr|Prof|г-|д-р|инж|проф)/u.test(name))
    return words.helloTitled(escapeMarkdown(name));
  const first = wanted.register === 'formal' ? name : (name.split(' ')[0] ?? '');
  if (name !== '') return words.hello(escapeMarkdown(first));
  if (order.reader.isOffice === true || (order.kind === 'claim' && group === ''))
    return words.helloOffice;
  if (group === '') return wanted.form === 'mail' ? words.helloBlank : words.helloAll;
  if (isEnglish[setting.language]) return words.dearGroup(escapeMarkdown(group.toLowerCase()));
  const known = Object.entries(layout.groups).find(([, each]) =>
    each.includes(group.toLowerCase()),
  )?.[0];
  return known === undefined ? words.helloAll : words.dearGroup(known);
}

/** The name and the firm of the writer, below a mail. */
function signature(setting: OrderSetting): string {
  const { order, business } = setting;
  const words = wordsOf(setting);
  const firm = order.firm || (business ?? '');
  const own = order.wishes.signer;
  if (own !== '' && (firm === '' || own.includes(firm))) return escapeMarkdown(own);
  return `${own === '' ? words.yourName : escapeMarkdown(own)}, ${firm === '' ? words.company : escapeMarkdown(firm)}`;
}

/** The name and the firm of the writer, below a post or a few lines. */
function signedBy({ order, business }: OrderSetting): string {
  const firm = order.firm || (business ?? '');
  return [order.wishes.signer, firm]
    .filter((part, at, all) => part !== '' && (at === 0 || !(all[0] ?? '').includes(part)))
    .map((part) => escapeMarkdown(part))
    .join(', ');
}
