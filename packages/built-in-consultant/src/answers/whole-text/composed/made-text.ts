import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../../knowledge/knowledge.ts';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import { inCyrillicIfBulgarian } from '../../../understanding/details.ts';
import { letterPurposes } from '../../../understanding/whole-text/moves/letter-parts.ts';
import { moveOf } from '../../../understanding/whole-text/moves/orders.ts';
import type { MoveKind } from '../../../understanding/whole-text/moves/turn.ts';
import { rolesIn } from '../../../understanding/whole-text/roles/roles.ts';
import type { Roles } from '../../../understanding/whole-text/roles/roles-type.ts';
import { ownBrief, ownLanguage, type WholeText } from '../../../understanding/whole-text/wanted.ts';
import { blanksOf } from '../check-text.ts';
import { composed } from './composed.ts';
import { withoutBanned } from './without-banned.ts';

/** A text that is made of the clauses of its request, each in its role. */
export interface MadeText {
  shown: string;
  /** The part of the request that the text must contain. */
  said: string;
  roles: Roles;
  /** Whether no other text leaves out what a later message forbids. */
  isOnly: boolean;
}

/** The text from the clauses of a request; null if they don't have their roles, or the text is wanted in another language. */
export function madeText(
  wanted: WholeText,
  { language, business }: { language: Language; business: string | null },
  { purposes, details }: Pick<Knowledge, 'purposes' | 'details'>,
): MadeText | null {
  const roles = rolesIn(wanted.request);
  if (roles === null || !roles.isStrong) return null;
  if (ownLanguage(inCyrillicIfBulgarian(wanted.request)) !== language) return null;
  const later = wanted.unmentioned ?? [];
  const clauses = withoutBanned(
    roles.clauses,
    [...roles.unmentioned, ...later],
    purposes.said.quiet,
  );
  if (clauses.length === 0 && roles.reader.clause === '') return null;
  // “Apologise and offer 20 % off” is an order to us, and no clause of the text.
  if (clauses.some(({ text }) => orders.includes(moveOf(text, false, language)?.kind ?? 'say')))
    return null;
  const layout = purposes.layouts[language];
  const text = composed({ roles, clauses, wanted, language, layout, business });
  const { addition = '' } =
    wanted.added.length === 0 ? {} : ownBrief(wanted, business, { purposes, details });
  const said = [roles.reader.untold, ...clauses.map((clause) => clause.text), ...roles.contacts];
  return {
    shown: addition === '' ? text : withAddition(text, addition),
    said: said.join('. '),
    roles,
    isOnly: later.length > 0 || wanted.isBrief === true,
  };
}

const orders: readonly MoveKind[] = ['sorry', 'offer', 'thanks', 'wish'];

/** Puts the addition of a later message before the signature. */
export function withAddition(text: string, addition: string): string {
  const paragraphs = text.split('\n\n');
  const last = paragraphs.pop() ?? '';
  return [...paragraphs, addition, last].join('\n\n');
}

/** Whether a text shows words of its request that are none of its own: who writes, what the text is, what must not be said. */
export function isEchoed(shown: string, { purpose }: WholeText, made: MadeText): boolean {
  const { roles } = made;
  const { genre, named, isSpoken } = roles;
  if (genre === 'public' && letterPurposes.includes(purpose)) return true;
  if (named.includes(' ') && shown.toLowerCase().includes(named.toLowerCase())) return true;
  return isSpoken && (hasAsides(shown, roles) || isBeside(shown, purpose, made));
}

/** Whether the people of a request are not in their places. */
function hasAsides(shown: string, { sender, reader, contacts, unmentioned }: Roles): boolean {
  const lacks = (part: string) => part !== '' && !shown.includes(part);
  return (
    [sender.name, sender.firm, sender.phone, reader.name].some(lacks) ||
    unmentioned.length > 0 ||
    introducing.test(shown) ||
    (contacts.length > 0 && blankContact.test(shown))
  );
}

/** Whether a text asks for what its request doesn't need, speaks of its reader, or only repeats the request. */
function isBeside(
  shown: string,
  purpose: PurposeName,
  { shown: own, roles: { genre, reader } }: MadeText,
): boolean {
  const isLetter = genre === 'letter' || genre === 'approach';
  if (isLetter && purpose === 'general') return true;
  if (isLetter && reader.name !== '' && third.test(shown)) return true;
  if (smallStart.test(shown)) return true;
  return purpose !== 'payment-reminder' && blanksOf(shown).length > blanksOf(own).length;
}

/** The greeted reader in the third person. */
const third = /(?:^|[.!?] |\n>? ?)(?:Тя|Той|She|He) \p{Ll}/u;
const blankContact = /\[[^\]]*(?:phone|email|телефон|имейл)[^\]]*\]/iu;
const introducing = lettered(
  /(?<!\p{L})(?:I’m \p{Lu}|Аз съм \p{Lu}|аз съм \p{Lu}|[Ww]e are \p{Lu}|\p{Ll}+ сме\.)/u,
);
const smallStart = lettered(/(?<!(?<!\p{L})(?:лв|ч|г|тел|бр|ул))[.!?] \p{Ll}/u);
