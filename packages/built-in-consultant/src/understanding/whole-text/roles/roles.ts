import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { Recent } from '../../../recognition/recent.ts';
import { inCyrillicIfBulgarian } from '../../details.ts';
import { withoutInstructions } from '../brief/instructions.ts';
import { isStatement } from '../moves/told.ts';
import { tidied } from '../sentences/tidied.ts';
import { ownLanguage } from '../wanted.ts';
import { bannedIn } from './banned.ts';
import { contactIn } from './contact.ts';
import { type Cut, clausesOf } from './cut.ts';
import { type Head, headOf } from './head.ts';
import { firmIn, isTrade, readerNamed, senderIn, signatureIn } from './people.ts';
import { readerClause } from './reader-clause.ts';
import type { Clause, Genre, Roles, Sender } from './roles-type.ts';
import { spelledOut } from './spoken-spelling.ts';

const quotation = /[„“"«]([^„“”"«»]{8,600})[”“"»]/u;

/** A request with every clause in its role; null if it doesn't begin with the kind of its text, or says nothing. */
export function rolesIn(written: string): Roles | null {
  return recent.get(written, () => ({ roles: rolesOf(written) })).roles;
}

/** The cache size, in requests: the roles of one request are read several times. */
const RECENT_MAX = 20;
const recent = new Recent<{ roles: Roles | null }>(RECENT_MAX);

function rolesOf(written: string): Roles | null {
  const readable = inCyrillicIfBulgarian(tidied(written));
  const language = ownLanguage(readable);
  const whole = spelledOut(readable, language).replace(/\s+/gu, ' ').trim();
  const quote = quotation.exec(whole)?.[1]?.trim() ?? '';
  const request = whole.replace(quotation, ' . ');
  if (/\?\s*$/u.test(request) || asksUs[language].test(request)) return null;
  const head = headOf(request, language);
  if (head === null) return null;
  if ((head.genre === 'reply') !== (quote !== '')) return null;
  const roles = sorted(head, quote, language);
  if (roles === null) return null;
  const { asides, ...own } = roles;
  return { ...own, request: without(whole, asides) };
}

/** A question how to act is no request for a text. */
const asksUs: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:how (?:do|can|should|to)|what (?:do|should|can|to)|should (?:i|we)|is it (?:ok|worth|better)|any (?:tips|ideas|advice)|tips|ideas|strategy|template|subject lines?|versions?)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:как да|какво да|трябва ли|дали да|струва ли|има ли смисъл|идеи|съвети?|стратегия|шаблон\p{L}*|варианта)(?!\p{L})/iu,
  ),
};

/** A request without some of its clauses. */
function without(request: string, asides: readonly string[]): string {
  return asides
    .reduce((text, aside) => text.replace(aside, ' '), request)
    .replace(/\s+(?=[,.;!?])/gu, '')
    .replace(/([,.;!?])(?:\s*[,;.])+/gu, '$1')
    .replace(/[\s,;]+$/u, '')
    .replace(/\s+/gu, ' ');
}

interface Sorted extends Omit<Roles, 'request'> {
  asides: readonly string[];
}

function sorted(head: Head, quote: string, language: Language): Sorted | null {
  const { reader } = head;
  const cuts = clausesOf(
    head.genre === 'reply' ? head.rest.replace(/^[^.]*/u, '') : head.rest,
    language,
  );
  const sender: Sender = { name: '', firm: '', phone: '' };
  const contacts: string[] = [];
  const unmentioned: string[] = [];
  const clauses: Clause[] = [];
  const asides: string[] = [];
  let { name } = reader;
  for (const [at, whole] of cuts.entries()) {
    const cut = { ...whole, text: withoutTone(whole.text) };
    const banned = bannedIn(cut.text, language);
    const own = senderIn(cut.text, language);
    const named = readerNamed(cut.text, language);
    const contact = contactIn(cut.text, language);
    const last = at === cuts.length - 1 ? lastSignature(cut, sender, head.genre) : null;
    const firm = at === 0 && name === '' && reader.role !== '' ? firmNamed(cut.text) : '';
    const before = clauses.length + contacts.length;
    if (firm !== '') name = firm;
    else if (banned !== '') unmentioned.push(banned);
    else if (named !== '' && !isPublic(head.genre)) name ||= named;
    else if (own !== null) {
      sender.name ||= own.name;
      sender.firm ||= own.firm;
    } else if (isSigned(sender, cuts[at - 1], language) && isFirmAfter(cut))
      sender.firm ||= cut.text;
    else if (last !== null) {
      sender.name ||= last.name;
      sender.firm ||= last.firm;
      sender.phone ||= last.phone;
    } else if (contact !== '') contacts.push(contact);
    else if (isBareName(cut.text) && name === '' && reader.role !== '') name = cut.text;
    else if (!isAside(cut.text, head.genre, language))
      clauses.push({ text: cut.text, isSentence: isSentence(cut.text, language) });
    if (clauses.length + contacts.length === before) asides.push(cut.text);
  }
  const clause = readerClause(reader.relative, language);
  if (clauses.length === 0 && clause === '') return null;
  const isTold =
    [sender.name, sender.firm, sender.phone].some(Boolean) ||
    unmentioned.length > 0 ||
    name !== reader.name;
  const genre = genreOf(head, clauses, language);
  return {
    ...{
      asides,
      genre,
      named: head.named,
      form: head.form,
      quote,
      sender,
      clauses,
      contacts,
      unmentioned,
    },
    reader: {
      ...{ name, group: reader.group, role: reader.role, clause },
      untold: clause === '' ? reader.relative : '',
    },
    isStrong:
      (isTold || name !== '' || clauses.length > 1 || clauses.some((each) => each.isSentence)) &&
      ([name, reader.group, clause].some(Boolean) ||
        isTold ||
        contacts.length > 0 ||
        clauses.length >= STRONG_CLAUSES),
    isSpoken: isTold || head.isNote || contacts.length > 0,
  };
}

/** “Polite but if not paid …”: how a text is to sound. */
function withoutTone(text: string): string {
  const left = text.replace(
    lettered(
      /^(?:(?:be|keep it|polite(?:ly)?|friendly|firm(?:ly)?|kind(?:ly)?|nice(?:ly)?|учтиво|любезно|твърдо|строго|мило)[, ]+(?:but |and |но |и )?)+(?=\p{L}+ \p{L}+ )/iu,
    ),
    '',
  );
  return left;
}

/** A message with this many clauses is no question about texts. */
const STRONG_CLAUSES = 3;

/** „До доставчика на брашно, фирма Златно зърно“. */
function firmNamed(text: string): string {
  return /^(?:фирма|firm|company|from) (\p{Lu}.{2,40})$/u.exec(text)?.[1] ?? '';
}

/** Verbs that a statement of several words has, beside those of written requests. */
const verbs = lettered(
  /(?<!\p{L})(?:трябва|закъсня\p{L}*|сменят|важат|почват?|спират?|затварят?|отварят?|връща\p{L}*|взимат? се|пристига\p{L}*)(?!\p{L})/iu,
);

function isSentence(text: string, language: Language): boolean {
  return isStatement(text, language) || (verbs.test(text) && text.includes(' '));
}

/** Whether a clause only tells the writer’s trade or the manner of the text. The text leaves it out. */
function isAside(text: string, genre: Genre, language: Language): boolean {
  // An authority needs to know where it is.
  const isPlaced = genre === 'letter' && /\s\p{Lu}/u.test(text);
  const isOfUs =
    isTrade(text, language) && !isPlaced && (!isPublic(genre) || text.endsWith(' сме'));
  return isOfUs || withoutInstructions(text) === '';
}

function isPublic(genre: Genre): boolean {
  return genre === 'public' || genre === 'job';
}

/** A candidate is written to about a position. */
function genreOf(head: Head, clauses: readonly Clause[], language: Language): Genre {
  if (head.genre === 'job' && !clauses.some(({ text }) => work[language].test(text)))
    return 'public';
  if (head.genre !== 'letter' || head.reader.name === '') return head.genre;
  const said = clauses.map(({ text }) => text).join(', ');
  return approach[language].test(said) ? 'approach' : head.genre;
}

const work: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:part[ -]?time|full[ -]?time|hour|pay|wage|salary|shifts?|weekends|experience|hiring|looking for|wanted|need|chef|driver|assistant|hand|\d+k)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:търс\p{L}*|заплата|заплащане|чисто|нето|бруто|смени|смяна|часа|опит|работно|договор)(?!\p{L})/iu,
  ),
};
const approach: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:we want (?:him|her|them|you) for|we need (?:an?|him|her)|position|role|salary|\d+k(?!\p{L})|vacancy|we[’']re hiring)(?!\p{L})/iu,
  ),
  BG: lettered(/(?<!\p{L})(?:бруто|нето|чисто|заплата|позиция|длъжност)(?!\p{L})/iu),
};

function lastSignature(cut: Cut, { name, firm }: Sender, genre: Genre) {
  if (name !== '' && firm !== '') return null;
  const found = signatureIn(cut.text) ?? (cut.isApart ? firmIn(cut.text) : null);
  if (found === null) return null;
  const isOneWord = !/[ &]/.test(cut.text.trim());
  // A town stands as a word by itself in an advert.
  if (isOneWord && (!cut.isApart || genre === 'job')) return null;
  return isOneWord ? { name: cut.text, firm: '', phone: '' } : found;
}

/** “Im Sadie, The Copper Pan cafe”: the firm follows the name. */
function isSigned({ name, firm }: Sender, before: Cut | undefined, language: Language): boolean {
  return (
    name !== '' && firm === '' && before !== undefined && senderIn(before.text, language) !== null
  );
}

function isFirmAfter({ text }: Cut): boolean {
  return /\p{Lu}/u.test(text) && text.split(' ').length <= 6 && !/\d{3}/.test(text);
}

function isBareName(text: string): boolean {
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(text);
}
