import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate } from '@savet/text/text';
import type { Layout, TextForm } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { small } from '../../../understanding/correspondence/to-reader-en.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { correspondenceWords } from '../correspondence/correspondence-words.ts';
import { bodyOf } from './plain-body.ts';
import { subjectFor } from './plain-subject.ts';
import { reviewBody } from './review-body.ts';

export interface PlainAround {
  business: string | null;
  layout: Layout;
  register: WholeText['register'];
  form: TextForm;
}

/** The text of an order whose parts are all in their places; null if one of them is not. */
export function plainText(order: PlainOrder, around: PlainAround): string | null {
  const { sender } = order;
  const firm = sender.firm || (around.business ?? '');
  if (order.kind === 'review') {
    const said = reviewBody(order);
    return said === null
      ? null
      : [said, firm]
          .filter(Boolean)
          .map((each) => each)
          .join('\n\n');
  }
  const body = bodyOf(order, around.form);
  if (body === null || body.length === 0) return null;
  const own = escapeMarkdown(firm);
  if (order.kind === 'news' || around.form === 'post' || around.form === 'notice')
    return [...body, own].filter(Boolean).join('\n\n');
  const hello = helloFor(order, around);
  const honest = around.layout.honest;
  if (around.form === 'short') {
    const [first = '', ...rest] = body;
    return [`${hello} ${joined(first, order)}`, ...rest, own || honest.company].join('\n\n');
  }
  const name = sender.name === '' ? honest.you : sender.name;
  return [
    fillTemplate(around.layout.subject, { subject: subjectFor(order, body) }),
    hello,
    ...body.map((part, at) => (at === 0 && order.kind === 'payment' ? capitalised(part) : part)),
    `${around.layout.closings[around.register]}\n${name}, ${own || honest.company}`,
  ].join('\n\n');
}

/** After the greeting on one line, a sentence begins small unless with a name. */
function joined(first: string, { clauses, topic }: PlainOrder): string {
  const [word = ''] = lettered(/^[\p{L}’'-]+/u).exec(first) ?? [];
  const isName = word.length > 1 && [...clauses, topic].some((each) => each.indexOf(word) > 0);
  return isName ? first : small(first);
}

/** “Hello Mrs Doyle,”, “Dear members,” */
function helloFor(order: PlainOrder, { layout }: Pick<PlainAround, 'layout'>): string {
  const { reader, language } = order;
  const words = correspondenceWords[language];
  if (reader.name !== '') return words.hello(greeted(reader.name));
  if (reader.isOffice === true || (order.kind === 'complaint' && reader.firm === ''))
    return words.helloOffice;
  const group = groupOf(reader.group, layout, language);
  if (group !== '') return fillTemplate(layout.greetings.group, { group });
  if (reader.firm !== '') return words.helloFirm(reader.firm.replace(/ (?:Ltd|Inc)\.?$/u, ''));
  const isMany = reader.group !== '' || order.kind === 'cold';
  return isMany ? words.helloAll : fillTemplate(layout.honest.hello, { name: layout.honest.name });
}

function groupOf(group: string, layout: Layout, language: Language): string {
  const low = group.toLowerCase();
  const [known = ''] = Object.entries(layout.groups).find(([, each]) => each.includes(low)) ?? [];
  return isEnglish[language] && /^[a-z]+s$/u.test(low) && low !== 'staff' ? low : known;
}

function greeted(name: string): string {
  if (/^(?:Mr|Mrs|Ms|Miss|Dr|Prof|г-|д-р|инж|проф)/u.test(name))
    return name.replace(/^г-жа /u, 'г-жо ');
  return name.split(' ')[0] ?? '';
}
