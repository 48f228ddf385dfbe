import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { lengthIn, type TextLimit } from '../../../text/length.ts';
import { inCyrillicIfBulgarian } from '../../../understanding/details.ts';
import { orderIn } from '../../../understanding/whole-text/order/order.ts';
import type { Order, OrderKind } from '../../../understanding/whole-text/order/order-type.ts';
import { notChosen } from '../../../understanding/whole-text/order/refined.ts';
import { ownLanguage, type WholeText } from '../../../understanding/whole-text/wanted.ts';
import { inSentences as fewer, sentenceCount } from '../manner/in-sentences.ts';
import { event } from './event.ts';
import { apology, claim, letter, rejection, thanks } from './letters.ts';
import { price } from './price.ts';
import { cold, post, product } from './public.ts';
import { reminder } from './reminder.ts';
import { review } from './review.ts';
import { type OrderSetting, type OrderText, setOrder } from './setting.ts';
import { whyPost } from './why.ts';

/** A text for an order, and what of the request it has to say. */
export interface OrderedText {
  shown: string;
  said: string;
  order: Order;
  unmet: readonly string[];
  isOpen: boolean;
}

const writers: Record<OrderKind, (setting: OrderSetting) => OrderText | null> = {
  ...{ apology, claim, cold, event, letter, post, price, product },
  ...{ rejection, reminder, review, thanks, why: whyPost },
};

interface Around {
  language: Language;
  business: string | null;
  own: Readonly<Record<string, string>>;
  layout: Layout;
  limit: TextLimit | null;
}

/** The text for a request whose every part has its place; null for any other. */
export function orderedText(wanted: WholeText, around: Around): OrderedText | null {
  const { language, limit, layout } = around;
  const order = orderIn(wanted.request);
  if (order === null || ownLanguage(inCyrillicIfBulgarian(wanted.request)) !== language)
    return null;
  if (wanted.isFamiliar || (wanted.unmentioned ?? []).length > 0) return null;
  const rooms =
    wanted.isBrief === true || wanted.form === 'short' ? ([1, 0] as const) : ([2, 1, 0] as const);
  for (const room of rooms) {
    const setting: OrderSetting = { ...around, order, wanted, room };
    const text = writers[order.kind](setting);
    if (text === null) return null;
    const whole = setOrder(setting, text);
    const { sentences } = wanted;
    const isFew =
      sentences === undefined ||
      sentenceCount(text.body.filter(Boolean).join('\n\n')) <= sentences.count;
    const isLast = room === 0;
    const shown =
      isLast && !isFew && sentences !== undefined ? fewer(whole, sentences, layout) : whole;
    if (isLast || (isFew && (limit === null || lengthIn(whole, limit.unit) <= limit.max)))
      return {
        shown,
        said: saidOf(order),
        order,
        unmet: [...(text.unmet ?? []), ...tooShort(shown, wanted.request)],
        isOpen: text.isOpen === true,
      };
  }
  return null;
}

/** The parts of the request that the text has to say. */
function saidOf({ kind, clauses, story, title }: Order): string {
  const said = [...story, title, ...clauses].filter(Boolean).join('. ');
  if (kind === 'rejection')
    return said
      .replace(notChosen, ' ')
      .replace(
        lettered(/(?<!\p{L})(?:role|position|job|post|позицията|длъжността)(?!\p{L})/giu),
        ' ',
      );
  return kind === 'reminder' ? said.replace(dueWords, ' ') : said;
}

/** The text has its own words for when something was to be paid. */
const dueWords = lettered(
  /(?<!\p{L})(?:deadline|due date|was due|overdue|unpaid|краен|срок\p{L}*|падеж\p{L}*|неплатен\p{L}*|просрочен\p{L}*|ако не (?:плат\p{L}+|е платен\p{L}*)|if not paid)(?!\p{L})/giu,
);

/** “50–70 words”, “40 думи”: a text of much less is not what was asked for. */
function tooShort(shown: string, request: string): string[] {
  const [whole = '', least = '', most = ''] = lengthWished.exec(request) ?? [];
  const count = lengthIn(shown, 'words');
  const floor = most === '' ? Number(least) * ENOUGH : Number(least);
  return whole === '' || count >= floor ? [] : [whole.trim()];
}

const ENOUGH = 0.7;
const lengthWished =
  /(?<!(?:up to|at most|under|below|within|max(?:imum)?\.?|than|до|най-много|макс\.?|максимум|под|от) )(?<![\d–-])(\d{2,3})(?: ?(?:-|–|to|до) ?(\d{2,3}))? (?:words|думи)(?! ?(?:max|at most|or less|най-много|максимум))/iu;
