import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { moveOf } from '../moves/orders.ts';
import { isStatement } from '../moves/told.ts';
import type { OrderHead } from './order-head.ts';
import type { OrderKind } from './order-type.ts';
import type { Wishes } from './wishes.ts';

interface Facts {
  head: OrderHead;
  clauses: readonly string[];
  wishes: Wishes;
  title: string;
  language: Language;
  text: string;
  /** Whether the request names its reader. */
  isAddressed: boolean;
}

export const notChosen = lettered(
  /(?<!\p{L})(?:didn[’']t get (?:it|the (?:job|role|position|post))|(?:wasn[’']t|was not|has not been|hasn[’']t been|not been|isn[’']t) (?:chosen|selected|picked)|didn[’']t make it|went (?:to|for|with) (?:someone|somebody) else|не (?:е|беше|бе|са) (?:избран|одобрен)\p{L}*|не (?:го|я|ги) избрахме|няма да (?:го|я) (?:вземем|наемем))(?!\p{L})/iu,
);
const raised = lettered(
  /(?<!\p{L})(?:(?:goes?|going|rises?|increases?|moves?|changes?|up)(?: up)? (?:from .{1,30} )?to|will (?:be|cost)|поскъпва\p{L}*|(?:става|стават|ще (?:е|са|струва|струват|бъде)|вдигаме) .{0,40}(?:вместо|от))(?!\p{L})/iu,
);
const money = lettered(
  /\d[\d.,]* ?(?:€|eur\p{L}*|евро|лв|лева|leva|pounds?|%)|[£$€]\d|from \d[\d.,]* to \d/iu,
);
const bill = lettered(/(?<!\p{L})(?:invoice|bill|фактура\p{L}*|сметка\p{L}*)(?!\p{L})/iu);
const event = lettered(
  /(?<!\p{L})(?:invit\p{L}+|join us|open (?:day|doors|evening)|come (?:by|along|and)|каним|заповядай\p{L}*|елате|отворени врати)(?!\p{L})/iu,
);
/** Signs of a future event. A letter announces it and is no apology. */
const ahead = lettered(
  /(?<!\p{L})(?:tomorrow|will|won[’']t|next|from|closed|no deliver\p{L}+|утре|ще|няма|следващ\p{L}*|от (?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя)|затворен\p{L}*)(?!\p{L})/iu,
);
const why: Record<Language, RegExp> = {
  EN: /^why (?:we|our|half|it|the|i|you) /iu,
  BG: /^защо /iu,
};

const told = lettered(
  /^(?:and |please |и |моля,? )?(?:offer|apologi|say|thank|wish|invite|ask|propose|suggest|предлож|извин|благодар|пожел|покан|помол)\p{L}*/iu,
);
/** A person named by a relation: “her brother Martin”. If the request also says “she” or “he”, its reader is unclear. */
const third = lettered(
  /(?<!\p{L})(?:his|her|their|неговия\p{L}*|нейния\p{L}*) \p{Ll}+ \p{Lu}\p{Ll}+/u,
);
const pronoun = lettered(/(?<!\p{L})(?:he|she|they|той|тя|те)(?!\p{L})/iu);

/** “Offer a refund”, „да го поканим“: we are told what to say. */
function isOrder(clause: string, language: Language): boolean {
  const move = moveOf(clause, false, language)?.kind ?? 'say';
  return (
    (['sorry', 'offer', 'thanks', 'wish'].includes(move) && told.test(clause)) ||
    lettered(/^(?:да (?:го|я|ги|му|ѝ|им)|who|whose|ко(?:й|я|е|и)то|чи(?:й|я|е|и)\p{L}*то) /iu).test(
      clause,
    )
  );
}

/** The kind of an order, refined by its facts; null if rules have no text for it. */
export function kindByFacts({
  head,
  clauses,
  wishes,
  title,
  language,
  text,
  isAddressed,
}: Facts): OrderKind | null {
  const said = clauses.join(', ');
  const { kind } = head;
  const isLetter = kind === 'letter';
  if (kind === 'event') return title === '' ? null : 'event';
  if (kind === 'post') {
    if (title !== '') return 'event';
    const [first = ''] = clauses;
    if (why[language].test(first) && clauses.length === 1) return 'why';
    if (event.test(said)) return null;
    return clauses.length > 1 ? 'post' : null;
  }
  if (kind === 'product') return clauses.length > 0 ? 'product' : null;
  if (kind === 'reminder') return bill.test(said) ? 'reminder' : null;
  if (clauses.some((clause) => isOrder(clause, language))) return null;
  if (third.test(said) && pronoun.test(said)) return null;
  if (kind === 'cold') return isAddressed || clauses.length > 0 ? 'cold' : null;
  if (clauses.length === 0) return null;
  if (notChosen.test(said) && (isLetter || kind === 'rejection')) return 'rejection';
  if (kind === 'rejection') return null;
  if ((isLetter || kind === 'price') && raised.test(said) && money.test(said)) return 'price';
  if (kind === 'price') return null;
  if (
    isLetter &&
    bill.test(said) &&
    /due|unpaid|overdue|not (?:been )?paid|неплатен|падеж|просрочен/iu.test(said)
  )
    return null;
  if (isLetter && (wishes.isOurFault || (wishes.isSorry && !ahead.test(clauses[0] ?? ''))))
    return 'apology';
  if (kind === 'thanks' || kind === 'apology' || kind === 'claim') return kind;
  // A letter of whole sentences needs no purpose of its own.
  const isWhole = head.form === 'short' || clauses.some((clause) => isStatement(clause, language));
  return isWhole && /^[^?]+$/u.test(text) ? 'letter' : null;
}
