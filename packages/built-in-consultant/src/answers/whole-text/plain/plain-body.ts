import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { TextForm } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { ended } from '../../../understanding/correspondence/sentence.ts';
import { toReaderEn } from '../../../understanding/correspondence/to-reader-en.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import {
  notesOf,
  type ToldPart,
  toldParts,
} from '../../../understanding/plain-order/told-parts.ts';
import { answerBody, appointmentBody } from './answer-body.ts';
import { eventBody } from './event-body.ts';
import { joined } from './joined.ts';
import { asking, newsBody } from './news-body.ts';
import { paymentBody } from './payment-body.ts';
import { plainWords } from './plain-words.ts';

/** The paragraphs of a text between its greeting and its end; null if a part of the order has no place. */
export function bodyOf(order: PlainOrder, form: TextForm): string[] | null {
  const { kind, language, number } = order;
  const words = plainWords[language];
  if (kind === 'payment') return paymentBody(order);
  const clauses = kind === 'review-request' ? withoutPlea(order.clauses) : order.clauses;
  const parts = toldParts(order, clauses);
  if (parts === null) return null;
  if (kind === 'invitation') return eventBody(order, parts);
  if (kind === 'news' || form === 'post' || form === 'notice') return newsBody(order, parts);
  const told = laidOut(parts, order, form);
  const contact = order.contact === '' ? '' : words.contact(order.contact);
  switch (kind) {
    case 'thanks': {
      const deed = thankedFor(order);
      if (deed === null || (deed === '' && parts.length === 0)) return null;
      const opening = isEnglish[language] || deed === '' ? [words.thanks, deed] : [deed];
      return joined([opening, ...told, [contact]]);
    }
    case 'apology': {
      const deed = order.deed === '' ? '' : thankedFor(order);
      if (deed === null || (deed === '' && parts.length === 0)) return null;
      const whole =
        deed === '' ? told : [[capitalised(deed.replace('Благодарим Ви, че ', ''))], ...told];
      return joined(withSorry(whole, words.sorry[number]), [contact]);
    }
    case 'appointment':
      return appointmentBody(order, parts, form);
    case 'rejection': {
      const kept = parts.filter(({ text }) => !chosenSign.test(text));
      return joined([[words.applied[number], words.chosen[number]], ...laidOut(kept, order, form)]);
    }
    case 'review-request': {
      const kept = parts.filter(({ text }) => !reviewSign.test(text));
      return joined([...laidOut(kept, order, form), [words.review[number], words.reviewLink]]);
    }
    case 'welcome':
      return joined([[words.welcome[number]], ...told, [contact, words.questions[number]]]);
    case 'answer':
    case 'refusal':
      return answerBody(order, told, contact);
    case 'complaint':
      return joined([...told, [words.confirm]]);
    case 'birthday':
      return joined([[words.birthday], ...told]);
    case 'offer':
      return offerBody(order, parts);
    case 'cold': {
      const offered = order.topic === '' ? '' : words.offered(number, escapeMarkdown(order.topic));
      const lead =
        order.audience === '' || order.reader.name !== '' || order.reader.firm !== ''
          ? ''
          : words.audience(number, escapeMarkdown(order.audience));
      return joined([[lead, offered], ...told, [contact, words.reply[number]]]);
    }
    case 'follow-up':
      return joined([...told, [contact, words.reply[number]]]);
    default: {
      const deed = order.deed === '' ? '' : saidOfReader(order);
      // Notes alone are no letter.
      if (deed === null || (deed === '' && !parts.some(({ isSentence }) => isSentence)))
        return null;
      if (deed !== '') told.unshift([deed]);
      const sorry = order.isSorry ? withSorry(told, words.sorry[number]) : told;
      const end = form === 'mail' ? words.questions[number] : '';
      return parts.length === 0
        ? null
        : joined(sorry, [[contact, isNeeded(parts) ? end : ''].filter(Boolean).join(' ')]);
    }
  }
}

/** Drops short clauses that ask for the review: the text has its own words for that. */
function withoutPlea(clauses: readonly string[]): string[] {
  return clauses
    .flatMap((clause) => clause.split(/,\s+(?=(?:to|and|да|и) )/u))
    .filter((clause) => !reviewSign.test(clause) || clause.split(' ').length > PLEA_WORDS);
}

const PLEA_WORDS = 12;

/** “(customers) who haven’t been in since summer” */
function saidOfReader(order: PlainOrder): string | null {
  const { deed, language } = order;
  if (deed.startsWith('whose ')) return null;
  if (isEnglish[language]) return ended(`You ${toReaderEn(deed)}`);
  const turned = deed.replace(lettered(/(?<!\p{L})са (?=(?:\p{L}+ )?\p{L}+ли(?!\p{L}))/u), 'сте ');
  return turned === deed ? null : ended(capitalised(turned));
}

const chosenSign = lettered(
  /(?:chose|picked|hired|went with|избра|взе|нае)\p{L}* (?:сме )?(?:somebody|someone|another|a different|друг)/iu,
);
const reviewSign = lettered(/(?<!\p{L})(?:reviews?|отзив|ревю)(?!\p{L})/iu);

/** Whoever is asked something answers anyway. */
function isNeeded(parts: readonly ToldPart[]): boolean {
  return !parts.some(({ text }) => asking.test(text));
}

/** As many notes one after the other are a list. */
const LISTED_MIN = 3;

/** The parts in their order: sentences in paragraphs, several notes as a list. */
function laidOut(parts: readonly ToldPart[], { language }: PlainOrder, form: TextForm): string[][] {
  const groups: string[][] = [];
  let notes: string[] = [];
  const place = () => {
    if (notes.length >= LISTED_MIN && form !== 'short')
      groups.push([notes.map((note) => `- ${escapeMarkdown(note)}`).join('\n')], []);
    else if (notes.length > 0)
      add(
        ended(
          escapeMarkdown(
            notes
              .join(', ')
              .replace(
                /, (\p{Lu})(?=\p{Ll}* )/gu,
                (_, letter: string) => `, ${letter.toLowerCase()}`,
              ),
          ),
        ),
      );
    notes = [];
  };
  const add = (text: string) => {
    const last = groups.at(-1);
    if (last === undefined) groups.push([text]);
    else last.push(text);
  };
  for (const { text, isSentence } of parts) {
    if (isSentence) {
      place();
      add(escapeMarkdown(text));
    } else notes.push(...notesOf(text));
  }
  place();
  const isBare = (groups[0]?.[0] ?? '').startsWith('- ');
  return (isBare ? [[plainWords[language].list], ...groups] : groups).filter(
    (group) => group.length > 0,
  );
}

/** Regret comes after the first sentence, which says for what. */
function withSorry(told: readonly string[][], sorry: string): string[][] {
  const at = told.findIndex(([first = '']) => !first.startsWith('- ') && !first.endsWith(':'));
  if (at < 0) return [...told, [sorry]];
  return told.map((group, place) =>
    place === at ? [...group.slice(0, 1), sorry, ...group.slice(1)] : group,
  );
}

const pastBg = lettered(
  /(?<!\p{L})(\p{L}{3,}?)(ха|ла|ли|л)(?!\p{L})|^((?:(?:ни|ми|се|си|не|ме) )*)(\p{L}{2,}[аия])(?= )/u,
);

/** “who sent us three clients” → “You sent us three clients.”; null if rules can’t say it. */
function thankedFor({ deed, language }: PlainOrder): string | null {
  if (deed === '') return '';
  if (deed.startsWith('whose ')) return null;
  if (isEnglish[language]) return ended(`You ${toReaderEn(deed)}`);
  const turned = deed
    .replace(/^(?:(?:ни|ми) )?са /u, (all) => all.replace('са ', 'сте '))
    .replace(pastBg, (_, stem: string | undefined, _end, before = '', verb = '') =>
      stem === undefined ? `${before}${verb}хте` : `${stem}хте`,
    );
  return turned === deed ? null : ended(`Благодарим Ви, че ${turned}`);
}

function offerBody(
  { language, topic, number }: PlainOrder,
  parts: readonly ToldPart[],
): string[] | null {
  const words = plainWords[language];
  const notes = parts.filter(({ isSentence }) => !isSentence).flatMap(({ text }) => notesOf(text));
  const said = parts.filter(({ isSentence }) => isSentence).map(({ text }) => escapeMarkdown(text));
  if (notes.length < 2) return null;
  const list = notes.map((note) => `- ${escapeMarkdown(note)}`).join('\n');
  return joined([[words.offer(topic)], [list], said, [words.reply[number]]]);
}
