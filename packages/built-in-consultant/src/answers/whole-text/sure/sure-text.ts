import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { small } from '../../../understanding/sure-order/saying/say-all.ts';
import type { SureOrder } from '../../../understanding/sure-order/sure-order-type.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { sureSubject } from './sure-subject.ts';
import { sureWords } from './sure-words.ts';

interface SureAround {
  business: string;
  layout: Layout;
  register: WholeText['register'];
}

/** The text of an order in the frame of its form: a chat has neither subject nor closing. */
export function sureText(order: SureOrder, { business, layout, register }: SureAround): string {
  const { form, language } = order;
  const words = sureWords[language];
  const said = order.sentences.map((each) =>
    each.startsWith('- ') ? `- ${escapeMarkdown(each.slice(2))}` : escapeMarkdown(each),
  );
  if (form === 'post' || form === 'notice')
    return [publicBody(said, words.hours), business].filter(Boolean).join('\n\n');
  if (form === 'review') {
    const hello = order.reader.name === '' ? '' : `${words.hello(order.reader, language)} `;
    const [first = '', ...rest] = said;
    const start =
      hello === '' ? first : `${hello}${first.charAt(0).toLowerCase()}${first.slice(1)}`;
    return [[start, ...rest].join(' '), business].filter(Boolean).join('\n\n');
  }
  const body = [...said, ...closeOf(order)];
  const hello = helloOf(order, register);
  if (form === 'chat') return [inLine(hello, body, order), business].filter(Boolean).join('\n\n');
  return [
    fillTemplate(layout.subject, { subject: sureSubject(order) }),
    hello,
    body.some((each) => each.startsWith('- '))
      ? blocks(body, words.hours, false)
      : paragraphs(body),
    `${layout.closings[register]}\n${words.you}${business === '' ? layout.honest.company : business}`,
  ].join('\n\n');
}

/** The greeting. If the order names no reader, a formal letter has a blank for the name. */
function helloOf({ form, language, reader }: SureOrder, register: SureAround['register']): string {
  const { hello, formal } = sureWords[language];
  const plain = hello(reader, language);
  const isOpen = reader.name === '' && !reader.isMany && !reader.isFirm;
  return register === 'formal' && form === 'mail' && isOpen ? formal : plain;
}

/** A line of its own for a note; the first one is a title. */
function publicBody(said: readonly string[], hours: RegExp): string {
  const [first = '', ...rest] = said;
  const title = first.replace(/^- /u, '');
  return blocks([title, ...rest], hours, true);
}

function blocks(said: readonly string[], hours: RegExp, isPublic: boolean): string {
  const isLine = (each: string) => each.startsWith('- ') || hours.test(each);
  return said.reduce((text, each, at) => {
    const before = said[at - 1] ?? '';
    if (at === 0) return each;
    if (isLine(each)) return `${text}${isLine(before) ? '\n' : '\n\n'}${each}`;
    return `${text}${isLine(before) || (isPublic && at === 1) ? '\n\n' : ' '}${each}`;
  }, '');
}

/** All sentences in one line. After a name, the first one begins with a small letter; after “Hello!”, with a capital. */
function inLine(hello: string, body: readonly string[], { reader }: SureOrder): string {
  const said = body.map((each) => each.replace(/^- (.*?)\.?$/u, '$1.')).join(' ');
  const goesOn = reader.name !== '' || (reader.isMany && common.test(said));
  return goesOn ? `${hello} ${small(said)}` : `${hello.replace(/,$/u, '!')} ${said}`;
}

/** A first word that is surely no name. */
const common = lettered(
  /^(?:(?:The|Your|Our|My|We|This|There|It|All|From|On|At|In|If|Please|Unfortunately|Because|Due)(?= )|(?:От|До|На|За|В|Във|С|След|Ще|Не|Няма|Имаме|Поради|Моля|Нашият|Нашата|Нашите|Всички|Утре|Днес|\p{Lu}\p{Ll}{3,}(?:та|то|те|ът|ят|аме|яме|им|ем))(?= ))/u,
);

/** A question or a plea has a paragraph of its own in a longer letter. */
function paragraphs(body: readonly string[]): string {
  if (body.length < LONG) return body.join(' ');
  const at = body.findIndex(
    (each, place) =>
      place > 1 &&
      /^(?:Please|Could|Would|If you|Моля|Бихте|Удобно|За въпроси|При въпроси)/u.test(each),
  );
  return at < 0
    ? body.join(' ')
    : [body.slice(0, at).join(' '), body.slice(at).join(' ')].join('\n\n');
}

const LONG = 4;

function closeOf({ genre, language, number, sentences }: SureOrder): string[] {
  const words = sureWords[language];
  if (genre !== 'thanks' && genre !== 'farewell') return [];
  const all = sentences.join(' ');
  if (words.leaving.test(all)) return [words.farewell];
  return words.thanked.test(all) ? [] : [words.thanks[number]];
}
