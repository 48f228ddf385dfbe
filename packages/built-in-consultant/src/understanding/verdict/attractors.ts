import { lettered } from '@savet/text/lettered';
import { isOfOthersDeed } from './companions.ts';
import type { Verdict } from './verdict.ts';

/**
 * Advice that draws questions about other subjects, because its examples are told with the commonest words: a customer who says something,
 * a sum that is paid, a person at work. Each needs one of the words that make it what it is.
 */
const needed: Readonly<Record<string, RegExp>> = {
  'topics/customer-support': lettered(
    /(?<!\p{L})(?:complain|unhappy|angry|upset|support|service|help ?desk|refund|apolog|sorry|mistake|wrong|broken|damaged|late|delay|dissatisf|disappoint|rude|недовол|оплак|ядос|сърд|обслужван|поддръжк|жалб|реклам|извин|греш|счупен|повреден|закъсн|забав|разочаров|груб|развален|дефект|възстанов|върн)/iu,
  ),
  'cards/price-objections': lettered(
    /(?<!\p{L})(?:pric|expensive|dear(?!\p{L})|cheap|discount|fee|cost|budget|money|afford|rate|charge|too much|haggl|bargain|цен|скъп|евтин|отстъпк|намал|бюджет|пари|такс|комисион|пазар[ия]|по-ниск|сума|наполовина|overpriced|quote|bill|offer|too high|steep|оферт)|[€%]|\d{2}/iu,
  ),
  'cards/returns-and-refunds': lettered(
    /(?<!\p{L})(?:return|refund|money back|back|exchang|complain|faulty|broken|damaged|warrant|guarantee|reclaim|връщ|върн|върна|рекламац|замен|дефект|счупен|повреден|гаранц|възстанов|обратно|парите|недовол|оплак|капаро|cancel|mistake|dissatisf)/iu,
  ),
  'cards/pay-rise-requests': lettered(
    /(?<!\p{L})(?:rais|salar|wage|rise|earn|paid more|pay (?:them|him|her|more|my|our|the|a|staff|people|for a)|bonus|увеличени|заплат|надник|вдигн|повиш|плащам(?:е)? на|възнагражд|more money|more pay|повече пари|labour cost|\d+ more|още \d)/iu,
  ),
  'cards/win-back': lettered(
    /(?<!\p{L})(?:lost|left|leav|gone|go(?:es)? (?:away|elsewhere|to)|stop|used to|back|away|again|return|former|previous|old (?:customers?|clients?|guests?)|haven|hasn|no longer|don[’']t come|disappear|inactive|quiet|lapsed|reactivat|dormant|miss|ex[- ]|comeback|switch|ended|end of|regain|win |old |past |реактив|липсва|възобнов|предишн|някогаш|пак |изгуб|загуб|тръгна|тръгват|спря|спира|върн|връщ|отидоха|отиват|отиде|напусна|напускат|вече не|няма ги|бивш|стари(?:те)? клиент|не са идвали|не идват|изчезна|изчезват|отпадна|замлъкна|смени)/iu,
  ),
  'cards/starting-a-business': lettered(
    /(?<!\p{L})(?:start|open|found|begin|set(?:ting)? up|launch|new business|own business|idea|self-employed|quit|register|започ|старт|отвор|отваря|почн|собствен|свой|своя|идея|регистрир|тръгн|самонает|напусн)/iu,
  ),
  'cards/first-hire': lettered(
    /(?<!\p{L})(?:hir|employ|first (?:person|people|worker|staff|colleague)|recruit|salar|take (?:on|somebody|someone)|help|alone|myself|наем|назнач|служител|първи(?:я|ят)? (?:човек|работник|помощник)|взема(?:м|ме)? (?:си )?(?:човек|някого|помощник|работник|момиче|момче)|помощник|заплат|работодател|сам(?:а)?(?!\p{L})|щат)/iu,
  ),
  'cards/unfair-reviews': lettered(
    /(?<!\p{L})(?:fake|false|unfair|untrue|lie|lies|lying|never (?:was|bought|came|been)|not true|competitor|remove|delet|report|attack|revenge|blackmail|threat|bad|one[- ]star|1[- ]star|фалш|невяр|лъж|лъже|несправедл|конкурент|изтри|махн|премахн|докладв|отмъщ|изнуд|заплаш|лош|негатив|една звезда)/iu,
  ),
};

/** Words with which an advice is out of place: who has a helper doesn’t hire the first one. */
const against: Readonly<Record<string, RegExp>> = {
  'cards/first-hire': lettered(
    /(?<!\p{L})(?:my (?:helper|assistant|employee|worker|apprentice)s?(?! and i need)|(?:with|have|got) (?:a|one|two|three|\d+) (?:part[- ]time )?(?:helpers?|assistants?|employees?|workers?)|помощник(?:ът|а|ката)? ми|служител(?:ят|я|ката)? ми|работник(?:ът|а)? ми|с (?:един |двама )?помощни\p{L}+|имам (?:един |двама |трима |\d+ )?(?:помощни|служител|работни)\p{L}+|accountant|bookkeeper|lawyer|счетоводител\p{L}*|юрист\p{L}*|адвокат\p{L}*)(?!\p{L})/iu,
  ),
  // A shop’s own fault that reviews name is mended, and not reported.
  'cards/unfair-reviews': lettered(
    /(?<!\p{L})(?:actually fix|how (?:do|can|should) (?:i|we) (?:\p{L}+ )?(?:fix|improve|shorten|reduce)|да (?:оправя|оправим|подобря|подобрим|намаля|намалим|скъся|скъсим))(?!\p{L})/iu,
  ),
};
const condition = lettered(/(?<!\p{L})(?:without|без да)(?!\p{L})[^,.;?!]{0,60}/giu);

/** Whether a message has a word without which an advice is never meant, and none with which it isn’t. */
export function hasNeededWord(message: string, label: string): boolean {
  // “Without making him angry” is a condition, and no angry customer.
  if (against[label]?.test(message) === true || isOfOthersDeed(message, label)) return false;
  return needed[label]?.test(message.replace(condition, ' ')) ?? true;
}

/** A doubtful verdict without the advice whose words the message lacks. */
export function withoutAttractors(verdict: Verdict, message: string): Verdict {
  if (verdict.kind !== 'between') return verdict;
  const labels = verdict.labels.filter((label) => hasNeededWord(message, label));
  return labels.length === 0 ? { kind: 'none' } : { kind: 'between', labels };
}
