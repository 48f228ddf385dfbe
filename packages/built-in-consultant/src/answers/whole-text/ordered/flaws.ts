import { lettered } from '@savet/text/lettered';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import type { Order, OrderKind } from '../../../understanding/whole-text/order/order-type.ts';
import { notChosen } from '../../../understanding/whole-text/order/refined.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { blanksOf, isContact } from '../check-text.ts';

/** Kinds that a text of another purpose has misread. */
const strong: readonly OrderKind[] = ['price', 'rejection', 'reminder', 'event', 'cold', 'claim'];
/** A text of these purposes says the same. */
const akin: readonly PurposeName[] = ['offer', 'introduction', 'return-request', 'complaint'];
/** Words that begin a sentence only in an order to us. */
const orders = lettered(
  /(?:^|[.!?:]\s+|\n>? ?)(?:Remind|Say|Explain|Reply|Write|Thank (?!you)|Invite|Signed|Don[’']t mention|Keep (?:it|the door)|Напомни|Кажи|Обясни|Напиши|Покани|Поканете|Подпис|Подписва|Да се извиним|Да пазим)(?!\p{L})/u,
);
/** A sentence that begins small after an end that is no abbreviation. */
const smallStart = lettered(/(?<!(?<!\p{L})(?:лв|ч|г|тел|бр|ул|бул|No|Dr|Mr|Mrs))[.!?] \p{Ll}/u);
/** Sentences that fit anything, and subjects that are none. */
const empty =
  /I am writing to you about|Пиша Ви за|it was not what you expected|не е било каквото очаквахте|\*\*(?:Subject|Тема):\*\* (?:To|До|That|Че|Не) /u;
/** Nobody is sorry that somebody bought something. */
const bought = lettered(
  /(?:sorry that you (?:ordered|bought|booked)|[Сс]ъжалява(?:м|ме), че (?:поръчахте|купихте|взехте|резервирахте))(?!\p{L})/u,
);

/** Whether a text for the purpose of a request misses or repeats what the order has in its place. */
export function isFlawed(
  shown: string,
  order: Order,
  { purpose }: WholeText,
  own: string,
): boolean {
  const { kind, reader, wishes, title, asides } = order;
  const said = shown.toLowerCase();
  const lacks = (part: string) => part !== '' && !said.includes(part.toLowerCase());
  const isOther = purpose !== order.purpose && !akin.includes(purpose);
  const open = (text: string) => blanksOf(text).filter((blank) => !isContact(blank)).length;
  const [quoted = ''] = /[„“"«][^„“”"«»]+[“”"»]/u.exec(title) ?? [];
  return (
    (strong.includes(kind) && isOther) ||
    kind === 'why' ||
    (/^[a-z ]+$/iu.test(reader.group) && lacks(reader.group)) ||
    (kind === 'letter' && purpose === 'apology' && wishes.isSorry) ||
    [wishes.why, wishes.thanks].some((wish) => wish !== '') ||
    (kind === 'rejection' && (wishes.keepsTouch || notChosen.test(shown))) ||
    (wishes.isOurFault && lacks('fault') && lacks('грешката')) ||
    [wishes.signer, nameOf(reader.name), quoted].some(lacks) ||
    asides.some((aside) => aside.length > ASIDE_MIN && said.includes(aside.toLowerCase())) ||
    (['rejection', 'thanks'].includes(kind) && open(shown) > open(own)) ||
    [orders, smallStart, empty, bought].some((sign) => sign.test(shown))
  );
}

const ASIDE_MIN = 4;

/** One of the words of a name. */
function nameOf(name: string): string {
  return /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|г-н|г-жа|г-ца|д-р)/u.test(name)
    ? (name.split(' ').at(-1) ?? name)
    : (name.split(' ')[0] ?? name);
}
