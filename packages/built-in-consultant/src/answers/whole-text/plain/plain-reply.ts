import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { lengthIn } from '../../../text/length.ts';
import { escapeMarkdown, join } from '../../../text/markdown.ts';
import { inCyrillicIfBulgarian } from '../../../understanding/details.ts';
import { plainOrderIn } from '../../../understanding/plain-order/plain-order.ts';
import { isAside } from '../../../understanding/plain-order/printed-wish.ts';
import { sentencesIn } from '../../../understanding/plain-order/sentences-in.ts';
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
import { helloFor, plainText } from './plain-text.ts';

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

/** The facts of a request in their sequence, for its user to make sentences of; null if none is read. */
export function factsInOrder(
  query: string,
  { language, business }: Around,
  layout: Layout,
): string | null {
  const found = plainOrderIn(query);
  const order = found?.language === language ? found : null;
  if (order === null && !written.test(query)) return null;
  const facts =
    order === null
      ? toldIn(query, language)
      : [order.deed, order.topic, ...order.clauses].filter(Boolean);
  if (facts.length === 0) return null;
  const list = facts.map((fact) => `- ${escapeMarkdown(fact)}`).join('\n');
  const isLetter = order?.kind !== 'review' && (order?.form === 'mail' || order?.form === 'short');
  if (order === null || !isLetter) return join(blockquote(list), layout.honest.inOrder);
  const firm = order.sender.firm || (business ?? '');
  const who = order.sender.name || layout.honest.you;
  const end = `${layout.closings.plain}\n${who}, ${escapeMarkdown(firm) || layout.honest.company}`;
  return join(
    blockquote([helloFor(order, { layout }), list, end].join('\n\n')),
    layout.honest.inOrder,
  );
}

const written = lettered(
  /(?<!\p{L})(?:write|draft|text|e-?mail|message|letter|post|notice|note|reply|reminder|sms|offer|invitation|напи[шс]\p{L}*|napi[sh6]+\p{L}*|писмо|имейл|мейл|съобщение|пост|обява|отговор|покана|оферта|текст|смс|напомняне)(?!\p{L})/iu,
);

/** The parts after the colon of an order, and its other sentences. */
function toldIn(query: string, language: Language): string[] {
  const [first = '', ...rest] = sentencesIn(tidied(inCyrillicIfBulgarian(query)));
  const [, told = ''] = first.split(/:\s(.*)/su);
  return [...told.split(/,\s+(?!\d)/u), ...rest]
    .map((each) => each.replace(/(?<![\s.])[\s.]+$/u, ''))
    .filter((each) => each !== '' && !isAside(each, language));
}
