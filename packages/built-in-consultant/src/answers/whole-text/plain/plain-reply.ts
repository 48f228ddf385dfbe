import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { lengthIn } from '../../../text/length.ts';
import { escapeMarkdown, join } from '../../../text/markdown.ts';
import { inCyrillicIfBulgarian } from '../../../understanding/details.ts';
import { namesText } from '../../../understanding/forms/asked-form.ts';
import { plainOrderIn } from '../../../understanding/plain-order/plain-order.ts';
import { isAside } from '../../../understanding/plain-order/printed-wish.ts';
import { sentencesIn } from '../../../understanding/plain-order/sentences-in.ts';
import { answeredMessage } from '../../../understanding/whole-text/replied/answered-message.ts';
import { attributed } from '../../../understanding/whole-text/replied/attribution.ts';
import { tidied } from '../../../understanding/whole-text/sentences/tidied.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { blockquote } from '../../frames/blockquote.ts';
import { blanksOf } from '../check-text.ts';
import { flawIn } from '../checked/flaws.ts';
import { limitOf, type Needed } from '../finished-text.ts';
import { isEcho } from '../honest/echo.ts';
import { hasLeftovers } from '../honest/leftovers.ts';
import { sentenceCount } from '../manner/in-sentences.ts';
import { euphonic } from '../shown-words.ts';
import { plainText } from './plain-text.ts';

interface Around {
  language: Language;
  business: string | null;
}

/** The text of a plain order, ready to copy; null if rules can’t make one without a flaw. */
export function plainReply(
  query: string,
  asked: WholeText,
  { language, business }: Around,
  knowledge: Needed,
): string | null {
  if (asked.added.length > 0 || (asked.edits ?? []).length > 0) return null;
  if (asked.isFamiliar || asked.hasEmoji || asked.noGreeting || (asked.unmet ?? []).length > 0)
    return null;
  const order = plainOrderIn(query);
  if (order === null || order.language !== language) return null;
  const isLetter = (form: WholeText['form']) => form === 'mail' || form === 'short';
  const form = isLetter(asked.form) && isLetter(order.form) ? asked.form : order.form;
  const layout = knowledge.purposes.layouts[language];
  const made = plainText(order, { business, layout, register: asked.register, form });
  if (made === null) return null;
  const shown = euphonic(made, language);
  const limit = limitOf(asked, knowledge);
  if (limit !== null && lengthIn(shown, limit.unit) > limit.max) return null;
  const { sentences } = asked;
  if (sentences !== undefined && sentenceCount(shown) > sentences.count) return null;
  const isReply = order.kind === 'review';
  const purpose = isReply ? ('review-reply-bad' as const) : ('general' as const);
  const wanted = { ...asked, form, purpose };
  if (flawIn(shown, wanted, language) !== null || hasLeftovers(shown, wanted)) return null;
  // A post of one sentence that is the order’s own is nothing new.
  if (form === 'post' && isEcho(shown, { ...wanted, request: query })) return null;
  const blanks = blanksOf(shown).slice(0, BLANKS_MAX).join(', ');
  return join(blockquote(shown), blanks === '' ? '' : fillTemplate(layout.fill, { blanks }));
}

const BLANKS_MAX = 6;

/**
 * The facts of an order as a list, from which the user can write the text; null if the order contains none. Wishes about the style are
 * left out.
 */
export function factsInOrder(
  query: string,
  asked: WholeText,
  language: Language,
  layout: Layout,
): string | null {
  if (!namesText(inCyrillicIfBulgarian(query))) return null;
  // A request to answer a review that adds nothing to the review contains no facts.
  if (answeredMessage(attributed(query).request)?.note.trim() === '') return null;
  const facts = toldIn(query).filter((fact) => fact !== '' && !isAside(fact, language));
  if (facts.every((fact) => hasLeftovers(fact, asked))) return null;
  return join(layout.honest.inOrder, facts.map((fact) => `- ${escapeMarkdown(fact)}`).join('\n'));
}

/** The parts of the first sentence of an order, without what stands before its colon, and its other sentences. */
function toldIn(query: string): string[] {
  const [first = '', ...rest] = sentencesIn(
    tidied(inCyrillicIfBulgarian(query)).replace(/:\s+/u, ': '),
  );
  const [, told = first] = first.split(/:\s(.*)/su);
  const parts = quotation.test(told) ? [told] : told.split(betweenParts);
  return [...parts, ...rest].map((each) => each.replace(/(?<![\s.])[\s.]+$/u, ''));
}

/** The comma in a quotation, in brackets or before a clause belongs to its part. */
const quotation = lettered(/["“”„()]|(?<!\p{L})['’]/u);
const betweenParts = lettered(
  /,\s+(?!\d|(?:and|but|or|who|which|that|because|so|и|но|а|че|който|която|което|които|защото)(?!\p{L}))/iu,
);
