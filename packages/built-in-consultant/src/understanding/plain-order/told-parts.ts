import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { clausesIn } from '../correspondence/clauses.ts';
import { guarded, unguarded } from '../whole-text/order/protected.ts';
import type { PlainOrder } from './plain-order-type.ts';
import { isAside } from './printed-wish.ts';
import { rewritten, rewrittenWhole } from './rewritten.ts';
import { statement } from './statements.ts';
import { stranger } from './stranger.ts';

/** A part of a text: a sentence to its reader, or a note that can stand in a list. */
export interface ToldPart {
  text: string;
  isSentence: boolean;
}

const noteWish: Record<Language, RegExp> = {
  EN: /^(?:(?:i|we) (?:don[’']t|do not) want (?:to |any )|(?:true|right|correct|(?:he|she|they)(?:[’']s| is|[’']re| are) right)$)/iu,
  BG: lettered(
    /^(?:не искам(?:е)? (?:да|никак)|(?:вярно(?: е)?|така е|истина е|(?:\p{L}+ )?прав[аи]? (?:е|са|сте))$)/iu,
  ),
};
const rightOf: Record<Language, readonly [RegExp, string]> = {
  EN: [
    /^(?:true|right|correct|(?:he|she|they)(?:[’']s| is|[’']re| are) (?:right|correct)|fair point|it[’']s true)$/iu,
    'You are right.',
  ],
  BG: [
    lettered(
      /^(?:вярно(?: е)?|така е|истина е|(?:\p{L}+ )?(?:прав[аи]?|правите) (?:е|са)(?: \p{L}+)?)$/iu,
    ),
    'Прав сте.',
  ],
};

const fault: Record<Language, readonly [RegExp, string]> = {
  EN: [
    /\b(?:it was|it[’']s|it is|entirely|all|completely) (?:our|my)(?: own)? (?:fault|mistake)\b/iu,
    'It was our fault.',
  ],
  BG: [
    lettered(/(?<!\p{L})(?:грешката|вината) (?:е|беше|си е) (?:изцяло )?(?:наша|моя)(?!\p{L})/iu),
    'Грешката е наша.',
  ],
};

/** The parts of an order’s clauses; null if one of them cannot be said to a reader. */
export function toldParts(order: PlainOrder, clauses = order.clauses): ToldPart[] | null {
  const parts: ToldPart[] = [];
  for (const clause of clauses) {
    for (const piece of piecesOf(clause, order.language)) {
      if (isAside(piece, order.language)) continue;
      const made = partOf(piece, order);
      if (made === null) return null;
      if (made.text === '') continue;
      const apart = made.isSentence ? separate(piece, order) : [];
      parts.push(...(apart.length > 1 ? apart : [made]));
    }
    const [isOurs, said] = fault[order.language];
    const isSaid = parts.some(({ text }) => isOurs.test(text));
    if (isOurs.test(clause) && !isSaid) parts.push({ text: said, isSentence: true });
  }
  return parts;
}

const subordinate: Record<Language, RegExp> = {
  EN: /^(?:if|when|as|because|since|although|while|once|after|before)\b|\?$/iu,
  BG: lettered(/^(?:ако|когато|щом|тъй като|понеже|докато|след като|макар)(?!\p{L})|\?$/iu),
};
/** Fewer words are no sentence of their own. */
const APART_WORDS = 3;

/** “The course is full, the waiting list is open”: sentences that only commas hold together. */
function separate(piece: string, order: PlainOrder): ToldPart[] {
  const { language } = order;
  if (subordinate[language].test(piece)) return [];
  const groups: string[] = [];
  for (const each of guarded(piece).split(/,\s+/u)) {
    const part = unguarded(each);
    const isLong = part.split(' ').length >= APART_WORDS;
    const isOwn = isLong && clear[language].test(part) && statement(part, order) !== null;
    if (groups.length > 0 && !isOwn) groups.push(`${groups.pop() ?? ''}, ${part}`);
    else groups.push(part);
  }
  const made = groups.map((group) => statement(group, order));
  return made.every((text) => text !== null)
    ? made.map((text) => ({ text, isSentence: true }))
    : [];
}

/** A part that surely has a subject and a verb. */
const clear: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:the|our|my|your|we|I|it|they|you|there|all|each|every|line|waiting list|next \p{L}+) /iu,
  ),
  BG: lettered(
    /^(?:\p{Ll}+ )?\p{Ll}{3,}(?:ът|ят|та|то|те) (?:вече |ни |Ви |е|са|ще|не |\p{Ll}{3,})/u,
  ),
};

/** A sentence is kept whole if it is one; else its parts between commas. */
function piecesOf(clause: string, language: Language): string[] {
  const isQuestion = clause.trim().endsWith('?');
  const whole = rewrittenWhole.reduce((text, [from, to]) => text.replace(from, to), clause);
  const pieces = clausesIn(whole, language).flatMap((piece) => piece.split(pleaInside));
  const joined = pieces.length === 0 && !isAside(whole, language) ? [whole] : pieces;
  return joined.map((piece, at) => (isQuestion && at === joined.length - 1 ? `${piece}?` : piece));
}

/** „…, 85 лв., да дойде със суха коса“ */
const pleaInside = lettered(/,\s+(?=да (?:(?:ни|ми|се|си|не) )*\p{Ll}{3,}[еи] )/u);
const ROW_PARTS = 3;
const finite: Record<Language, RegExp> = {
  EN: /\b(?:is|are|was|were|has|have|had|will|can|can[’']t|could|would|did|does|do|don[’']t|we|you|I|they|he|she|it|please|call|book|come)\b|[’'](?:s|re|m|ve|ll|d)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:е|са|сме|съм|сте|ще|има|няма|може|трябва|беше|бяха|да|се|\p{L}{2,}(?:ме|те|ат|ят|хме|ха)|важи|започва|моля)(?!\p{L})/iu,
  ),
};

/** “Weekly fruit baskets, 25 kg, 48 pounds a week”: a row of notes. */
function isRow(text: string, language: Language): boolean {
  const parts = guarded(text).split(/,\s+/u);
  return parts.length >= ROW_PARTS && !finite[language].test(text);
}

const whose = lettered(/^(?:чи(?:й|я|е|и)то|whose)(?!\p{L})/iu);

function partOf(piece: string, order: PlainOrder): ToldPart | null {
  const { language } = order;
  const bare = rewritten[language].reduce(
    (text, [from, to]) => text.replace(from, to),
    piece.replace(/[\s.,;!]+$/u, '').trim(),
  );
  if (whose.test(bare)) return null;
  const isStrange = bare.split(/,\s+/u).some((part) => stranger[language].test(part));
  if (isRow(bare, language) && isStrange) return null;
  if (isRow(bare, language)) return { text: capitalised(bare), isSentence: false };
  const [right, said] = rightOf[language];
  if (right.test(bare)) return { text: isEnglish[language] ? said : '', isSentence: true };
  if (noteWish[language].test(bare)) return { text: '', isSentence: true };
  const sentence =
    bare.endsWith('?') || askingEn.test(bare) ? question(bare, order) : statement(bare, order);
  if (sentence !== null) return { text: sentence, isSentence: true };
  if (stranger[language].test(bare)) return null;
  return { text: capitalised(bare), isSentence: false };
}

const askingEn = /^(?:could|would|may|can) (?:we|you|I) /iu;

function question(bare: string, order: PlainOrder): string | null {
  const told = bare.replace(/\?$/u, '');
  const made = statement(told, order);
  const own = made ?? capitalised(told);
  return `${own.replace(/[.!?]$/u, '')}?`;
}

/** The notes of a row: “90 minutes, up to 30 pupils”. */
export function notesOf(text: string): string[] {
  return guarded(text)
    .split(/,\s+|;\s+/u)
    .map((part) => capitalised(unguarded(part).trim()).replace(/(\d) ?лв$/u, '$1 лв.'))
    .filter(Boolean);
}
