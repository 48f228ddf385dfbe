import type { PurposeName } from '../../knowledge/purposes.schema.ts';
import { join } from '../../text/markdown.ts';
import type { Commission } from '../../understanding/commission/commission.ts';
import { readable } from '../../understanding/whole-text/brief/added.ts';
import { withFactsMarked } from '../../understanding/whole-text/brief/facts-marked.ts';
import { leftMoves } from '../../understanding/whole-text/moves/left-moves.ts';
import { answeredMessage } from '../../understanding/whole-text/replied/answered-message.ts';
import { attributed, withoutJoining } from '../../understanding/whole-text/replied/attribution.ts';
import type { Roles } from '../../understanding/whole-text/roles/roles-type.ts';
import { ownBrief, ownLanguage, type WholeText } from '../../understanding/whole-text/wanted.ts';
import { blockquote } from '../frames/blockquote.ts';
import { commissionText, ownGenres } from './commission/commission-text.ts';
import { isRough } from './commission/rough.ts';
import { isEchoed, madeText, withAddition } from './composed/made-text.ts';
import { correspondenceSet } from './correspondence/correspondence-set.ts';
import {
  type Context,
  type LostText,
  limitOf,
  type Needed,
  type SetText,
  setText,
} from './finished-text.ts';
import { withDaysWritten } from './honest/days-written.ts';
import { isEcho } from './honest/echo.ts';
import { honestFrame } from './honest/honest-frame.ts';
import { hasLeftovers } from './honest/leftovers.ts';
import { withoutManner } from './honest/manner.ts';
import { withSignature } from './honest/with-signature.ts';
import { isFlawed } from './ordered/flaws.ts';
import { type OrderedText, orderedText } from './ordered/ordered.ts';
import { standsFor } from './sure/older-text.ts';
import { sureSet } from './sure/sure-set.ts';

/**
 * The text, what only the user can add, and above it what of the request it does not say. If something is lost and the request is in
 * telegraphic style, its words after the channel are read as the facts.
 */
export function wholeText(ordered: WholeText, around: Context, knowledge: Needed): SetText {
  const language = ownLanguage(ordered.request);
  const request = withDaysWritten(withSignature(withoutManner(ordered.request)), language);
  const asked = { ...ordered, request };
  const sure = sureSet(asked, around, knowledge);
  if (sure === null) return olderText(asked, around, knowledge);
  if (sure.form === 'chat') return sure;
  const older = olderText(asked, around, knowledge);
  const shown = quotationOf(older);
  return older.isWhole && standsFor(sure, shown, asked, around.language) ? older : sure;
}

/** The text by the rules for its purpose, or what is sure of it. */
function olderText(asked: WholeText, around: Context, knowledge: Needed): SetText {
  const letter = correspondenceSet(asked, around, knowledge);
  // Answers to reviews that need no frame keep the words of the review.
  if (letter?.isWhole === true && !letter.isLast) return letter;
  const best = bestText(asked, around, knowledge);
  const shown = quotationOf(best);
  if (letter?.isWhole === true && letter.saysMore(shown)) return letter;
  const isLeft = hasLeftovers(shown, asked);
  const layout = knowledge.purposes.layouts[around.language];
  if (!isLeft && best.isWhole && isEcho(shown, asked))
    return { text: join(quotedLines(best), layout.start), isWhole: false };
  if (!isLeft && (best.isWhole || best.isClean === true)) return best;
  if (letter !== null) return letter;
  const frame = honestFrame(asked, { ...around, layout });
  const lost = best.lostLine ?? '';
  return {
    text: join(blockquote(frame.text), lost === '' || frame.isOwed ? layout.honest.note : lost),
    isWhole: false,
  };
}

function bestText(asked: WholeText, around: Context, knowledge: Needed): SetText {
  const commissioned = commissionFor(asked, around, knowledge);
  if (commissioned?.isOwn === true) return commissioned.set;
  const other = composedText(asked, around, knowledge);
  if (commissioned === null) return other;
  const isBetter = !other.isWhole || isRough(quotationOf(other), commissioned.commission);
  return isBetter ? commissioned.set : other;
}

/** The text for a request that is taken sentence by sentence; null if that leaves something out. */
function commissionFor(
  asked: WholeText,
  around: Context,
  knowledge: Needed,
): { set: SetText; isOwn: boolean; commission: Commission } | null {
  const { language, business, own = {} } = around;
  const layout = knowledge.purposes.layouts[language];
  const { names } = knowledge.phrases[language].rework;
  const made = commissionText(asked, { language, business, own, layout, names });
  if (made === null) return null;
  const unmet = [...(asked.unmet ?? []), ...made.unmet];
  const wanted = { ...asked, purpose: 'general' as const, unmet };
  const set = setText(wanted, around, knowledge, '', made);
  if (set.lost.length > 0 || (!set.isWhole && !made.isOpen && unmet.length === 0)) return null;
  return {
    set: { ...set, isWhole: set.isWhole && !made.isOpen, isOrdered: true },
    isOwn: ownGenres.includes(made.commission.genre),
    commission: made.commission,
  };
}

function quotedLines({ text }: SetText): string {
  return text.match(/^>.*$/gmu)?.join('\n') ?? '';
}

function quotationOf(set: SetText): string {
  return quotedLines(set).replace(/^> ?/gmu, '');
}

function composedText(asked: WholeText, around: Context, knowledge: Needed): SetText {
  const ordered = orderedFor(asked, around, knowledge);
  const other = unorderedText(asked, around, knowledge);
  if (ordered === null) return other;
  const { made, set } = ordered;
  const isOpen = made.isOpen || made.unmet.length > 0;
  if (!set.isWhole && (!isOpen || set.lost.length > 0)) return other;
  const quotation = quotationOf(other);
  // A text for the purpose itself reads more naturally, if it has everything in its place.
  const isNeeded =
    !other.isWhole || made.unmet.length > 0 || isFlawed(quotation, made.order, asked, made.shown);
  return isNeeded ? { ...set, isOrdered: true } : other;
}

/** The text of a request whose every part has its place, with what later messages add. */
function orderedFor(
  asked: WholeText,
  around: Context,
  knowledge: Needed,
): { made: OrderedText; set: LostText } | null {
  const { language, business, own = {} } = around;
  const layout = knowledge.purposes.layouts[language];
  const limit = limitOf(asked, knowledge);
  const made = orderedText(asked, { language, business, own, layout, limit });
  if (made === null) return null;
  const { addition = '' } = asked.added.length === 0 ? {} : ownBrief(asked, business, knowledge);
  if (asked.added.length > 0 && addition === '') return null;
  const unmet = [...(asked.unmet ?? []), ...made.unmet];
  const shown = addition === '' ? made.shown : withAddition(made.shown, addition);
  const wanted = { ...asked, purpose: 'general' as const, unmet };
  const set = setText(wanted, around, knowledge, '', { ...made, shown });
  return { made, set: { ...set, isWhole: set.isWhole && !made.isOpen } };
}

function unorderedText(asked: WholeText, around: Context, knowledge: Needed): SetText {
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
