import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import { warmer } from '../../changing/warmer.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { PurposeName } from '../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../language/is-english.ts';
import { fillText } from '../../text/fill-text.ts';
import { lengthIn } from '../../text/length.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import { detailsOf } from '../../understanding/details.ts';
import { readable } from '../../understanding/whole-text/brief/added.ts';
import type { Brief } from '../../understanding/whole-text/brief/brief-type.ts';
import { withFactsMarked } from '../../understanding/whole-text/brief/facts-marked.ts';
import { lostParts } from '../../understanding/whole-text/lost.ts';
import { leftMoves } from '../../understanding/whole-text/moves/left-moves.ts';
import { firmTopics } from '../../understanding/whole-text/reader/asides.ts';
import { answeredMessage } from '../../understanding/whole-text/replied/answered-message.ts';
import { attributed, withoutJoining } from '../../understanding/whole-text/replied/attribution.ts';
import type { Roles } from '../../understanding/whole-text/roles/roles-type.ts';
import { ownBrief, ownLanguage, type WholeText } from '../../understanding/whole-text/wanted.ts';
import { blockquote } from '../frames/blockquote.ts';
import { countOf } from '../frames/count-of.ts';
import { blanksOf, hasOpenMain, isContact, isMostlyBlanks, speaksOfReader } from './check-text.ts';
import { isEchoed, type MadeText, madeText } from './composed/made-text.ts';
import { lostShown } from './lost-shown.ts';
import { withAsideSaid } from './manner/aside-said.ts';
import { sentencesUnmet } from './manner/in-sentences.ts';
import { inFamiliarForm } from './manner/informal-bg.ts';
import { inWholeSentences } from './manner/whole-sentences.ts';
import { fitted } from './set-text.ts';

type Needed = Pick<Knowledge, 'purposes' | 'details' | 'phrases'>;

/** Most blanks that a reply names. */
const BLANKS_MAX = 6;

export interface SetText {
  text: string;
  /** Whether it says all that the request gives, with no blank in what it is for. */
  isWhole: boolean;
}

interface Context {
  language: Language;
  business: string | null;
  /** What the business offers, in sentences. */
  offer: string;
  /** Who writes and who reads, as the request names them. */
  sender?: string;
  reader?: string;
}

/**
 * The text, what only the user can add, and above it what of the request it does not say. If something is lost and the request is in
 * telegraphic style, its words after the channel are read as the facts.
 */
export function wholeText(asked: WholeText, around: Context, knowledge: Needed): SetText {
  const whole = asked.request.trim();
  const given = asked.purpose === 'job' ? withoutJoining(whole) : whole;
  const isToReview = answeredMessage(given)?.isReview === true;
  const { request, writer } = isToReview ? attributed(given) : { request: given, writer: '' };
  const wanted = { ...asked, request };
  const context = writer === '' ? around : { ...around, reader: writer };
  const made = madeText(wanted, context, knowledge);
  // A first letter has its reader in its own sentence.
  const isNoticed = (ownBrief(wanted, context.business, knowledge)['isNoticed'] ?? '') !== '';
  if (made === null || (wanted.purpose === 'introduction' && isNoticed))
    return knownText(wanted, context, knowledge);
  const known = knownFor(made.roles, wanted, context, knowledge);
  const set = setText({ ...wanted, purpose: 'general' }, context, knowledge, '', made);
  const isFuller = set.lost.length < known.lost.length;
  const isBetter =
    set.isWhole || isFuller || (made.roles.isSpoken && set.lost.length <= known.lost.length);
  const isNeeded = !known.isWhole || made.isOnly || isEchoed(known.text, wanted, made);
  return isNeeded && isBetter ? set : known;
}

/** The text for the purpose of a request, with the people that it names in their places. */
function knownFor(roles: Roles, wanted: WholeText, context: Context, knowledge: Needed): LostText {
  const { sender, reader, request } = roles;
  const isCut =
    request.length < wanted.request.length && request.length > MIN_SHARE * wanted.request.length;
  if (!isCut || !roles.isSpoken) return knownText(wanted, context, knowledge);
  return knownText(
    { ...wanted, request },
    {
      ...context,
      business: sender.firm || context.business,
      sender: sender.name,
      reader: reader.name,
    },
    knowledge,
  );
}

/** Less is left of a request that only names people. */
const MIN_SHARE = 0.3;

/** The text for the purpose of a request. */
function knownText(wanted: WholeText, context: Context, knowledge: Needed): LostText {
  const first = withLeft(wanted, context, knowledge);
  if (first.isWhole) return first;
  const request = withFactsMarked(wanted.request) ?? (mayBePlain(wanted) ? wanted.request : null);
  if (request === null) return first;
  const second = setText({ ...wanted, purpose: 'general', request }, context, knowledge);
  return second.isWhole ? second : first;
}

/** The text with what it would lose as sentences of their own, if that says more. */
function withLeft(wanted: WholeText, context: Context, knowledge: Needed): LostText {
  const first = setText(wanted, context, knowledge);
  if (first.lost.length === 0) return first;
  const own = readable(wanted.request);
  const left = leftMoves(own, first.lost, ownLanguage(own));
  if (left === '') return first;
  const second = setText(wanted, context, knowledge, left);
  return second.lost.length < first.lost.length ? second : first;
}

/** Purposes whose text has words of its own, without which it would be another one. */
const ownWords: readonly PurposeName[] = [
  ...(['job', 'product', 'about', 'voucher', 'business-card', 'for-sale', 'offer'] as const),
  ...(['review-reply-good', 'review-reply-bad', 'review-request', 'rejection'] as const),
  ...(['payment-reminder', 'apology', 'thanks', 'congratulation', 'invitation'] as const),
  'complaint',
];

/** Whether a text may say just what follows the colon of its request, or “that”. */
function mayBePlain({ purpose, request }: WholeText): boolean {
  return (
    purpose !== 'general' &&
    !ownWords.includes(purpose) &&
    /^[^:]{3,80}:\s|\sthat\s|,\sче\s/u.test(request)
  );
}

interface LostText extends SetText {
  lost: readonly string[];
}

function setText(
  wanted: WholeText,
  { language, business, offer, sender = '', reader = '' }: Context,
  knowledge: Needed,
  /** Sentences to add. */
  left = '',
  /** A text that is made already. */
  made: MadeText | null = null,
): LostText {
  const { purposes, phrases } = knowledge;
  const { purpose, request } = wanted;
  const template = purposes.texts[purpose][language];
  const layout = purposes.layouts[language];
  const limit =
    [request, ...wanted.added]
      .map((message) => detailsOf(message, knowledge.details).limit)
      .findLast((each) => each !== null) ?? null;
  const given = ownBrief(wanted, business, knowledge);
  const addition = [given['addition'] ?? '', left].filter(Boolean).join(' ');
  const people = { signer: sender, ...(reader === '' ? {} : { person: reader }) };
  const details = readableIn(language, { ...given, ...people, addition, ownOffer: offer });
  const brief = { ...details, bill: fillText(layout.bill, details) };
  const set = made?.shown ?? fitted(wanted, template, brief, layout, limit);
  const polite = euphonic(inWholeSentences(withAsideSaid(set, language), language), language);
  const isFamiliar = wanted.isFamiliar === true && !isEnglish[language];
  const told = (isFamiliar ? inFamiliarForm(polite) : null) ?? polite;
  const shown = (wanted.isWarm ? warmer(told, language) : null) ?? told;
  // “Change the price to 7 €”: the price before is not to be said.
  const repriced = repricing(purposes);
  const isRepriced = wanted.added.some((wish) => repriced.test(wish));
  const said = made?.said ?? request;
  const own = [isRepriced ? said.replace(price, ' ') : said, ...wanted.added]
    .map(readable)
    .join(', ')
    .replace(repriced, ' ');
  const firm = firmTopics([request, ...wanted.added].join('. ')).filter(
    (named) => !shown.includes(named),
  );
  const words = lostParts(
    shown,
    firm.reduce((text, named) => text.replace(named, ' '), own),
    purpose,
    {
      signs: purposes.signs[purpose],
      layout: purposes.layouts[ownLanguage(own)],
      said: purposes.said,
    },
  );
  const lost = [...words, ...firm];
  const named = lostShown(lost, own);
  const isTooLong = limit !== null && lengthIn(shown, limit.unit) > limit.max;
  const isForeign = hasForeign(shown, language);
  const isOpen = hasOpenMain(shown);
  const isBroken = isForeign || speaksOfReader(shown, wanted);
  const unmet = [
    ...(wanted.unmet ?? []),
    ...(wanted.isWarm && shown === told ? [phrases[language].wishes.warmer] : []),
    ...(isFamiliar && told === polite ? ['на „ти“'] : []),
    ...sentencesUnmet(shown, wanted, language),
  ];
  const isWhole = unmet.length === 0 && lost.length === 0 && !isOpen && !isBroken && !isTooLong;
  const blanks = blanksOf(shown);
  const names = blanks.slice(0, BLANKS_MAX).join(', ');
  return {
    text: join(
      blockquote(shown),
      // What is missing comes next: the text itself is first, ready to copy.
      unmet.length === 0
        ? ''
        : fillTemplate(layout.unmet, {
            wishes: unmet.map((part) => quoted(part, language)).join(', '),
          }),
      named.length > 0
        ? fillTemplate(layout.lost, {
            details: named.map((part) => quoted(part, language)).join(', '),
          })
        : isWhole || unmet.length > 0
          ? ''
          : layout.start,
      limit === null || isTooLong || isMostlyBlanks(shown)
        ? ''
        : countOf(shown, limit, phrases[language]),
      isForeign ? layout.foreign : '',
      blanks.length === 0
        ? ''
        : fillTemplate(isWhole ? layout.fill : layout.blank, { blanks: names }),
    ),
    isWhole,
    lost,
  };
}

/** „в Варна“ → „във Варна“: a preposition before its own sound. */
function euphonic(text: string, language: Language): string {
  if (isEnglish[language]) return text;
  return text
    .replace(/(?<!\p{L})([Вв]) (?=[вфВФ]\p{Ll})/gu, '$1ъв ')
    .replace(/^(\*\*Тема:\*\* )(Рождения|Именния) /u, '$1$2т ')
    .replace(/(?<!\p{L})([Сс]) (?=[сзСЗ]\p{Ll})/gu, '$1ъс ');
}

/** “Change the price to 7 €”, the longer wordings first. */
function repricing({ said }: Knowledge['purposes']): RegExp {
  const wordings = said.repricing.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{L})(?:${wordings.join('|')})(?!\\p{L})`, 'iu');
}

const price = /[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|евро|лв\.?|лева|leva)/giu;

function quoted(part: string, language: Language): string {
  const own = escapeMarkdown(part);
  return isEnglish[language] ? `“${own}”` : `„${own}“`;
}

/** Whether the user’s words in another language stand in it. */
function hasForeign(shown: string, language: Language): boolean {
  return (shown.match(/\[[^\]\n]+\]/gu) ?? []).some(
    (blank) =>
      !isContact(blank.slice(1, -1)) && /\p{L}{2}/u.test(blank) && ownLanguage(blank) !== language,
  );
}

/** The user's words in another language stay, in brackets. Figures and dates are read by everybody. */
function readableIn(language: Language, brief: Brief): Brief {
  const isOther = (value: string) => /\p{L}{2}/u.test(value) && ownLanguage(value) !== language;
  if (!Object.values(brief).some(isOther)) return brief;
  return Object.fromEntries(
    Object.entries(brief).map(([name, value]) => [
      name,
      isOther(value) ? (['business', 'channel'].includes(name) ? value : `[${value}]`) : value,
    ]),
  );
}
