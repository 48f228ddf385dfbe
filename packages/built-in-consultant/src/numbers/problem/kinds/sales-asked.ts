import { lettered } from '@savet/text/lettered';
import type { Asked } from '../kind.ts';
import { sold } from '../vocabulary.ts';
import { any, sign } from '../words.ts';

const pattern = (...parts: string[]) => lettered(parts.join('|'), 'iu');

/** Words for an hourly amount, which is not the profit on sales. */
const perHour = any('(?:an|per|each|на|за) (?:hour|час)|hourly|часова~');

/** Values that a question can ask of sales: the price, the number, the revenue, the contribution of one sale and the profit. */
export const salesAsked: readonly Asked[] = [
  {
    name: 'price',
    told: 'rate',
    signs: sign('hourly rate|rate per hour|per hour|an hour|часов~ ставка~|ставка~ на час|на час'),
  },
  {
    name: 'price',
    signs: sign(
      'what price|what should it (?:sell|cost|be sold)|(?:what|how much) (?:should|must|do|would) (?:i|we) (?:need to |have to )?(?:charge|ask|sell)|what should (?:my|the|our) price|на колко (?:да|трябва)|как(?:ва|во)[^?]{0,25}цена~|на каква цена|колко (?:трябва )?да (?:искам|взимам|вземам|таксувам)',
    ),
  },
  {
    name: 'count',
    isWhole: true,
    signs: lettered(
      `how many (?<noun>(?:more |new |such |paid |billable )?(?!(?:months|days|weeks|years|employees|staff|do|must|should|would)(?!\\p{L}))\\p{L}+)(?!\\p{L})|колко (?:още )?(?<noun2>(?:нови |такива |платени )?${sold}|(?!(?:месец|дни|ден|седмиц|годин|време|пари|повече|трябва|струва|остава|печел|спечел|изкар|оборот|ддс|служител|още|ще|ми|ни|е|са|на|би|излиза|губ|дълж|лв|лева|евро|процент|от|за|пъти|плащ|дава|да|по|чист)\\p{L}{0,3}(?!\\p{L}))\\p{L}{3,}(?: (?!(?:на|ми|ни|трябва|трябват|да|са|ще|в|за|повече|още|покриват|спират)(?!\\p{L}))\\p{L}{3,})?(?= (?:на|по|при|ми|ни|трябва|трябват|да|са|повече|още|покриват)(?!\\p{L})))|(?<noun3>колко) (?:трябва )?(?:да )?(?:трябва да )?(?:продам|продавам)(?!\\p{L})`,
      'iu',
    ),
  },
  {
    name: 'revenue',
    signs: sign(
      '(?:what|how much) (?:\\p{L}+ ){0,3}(?:turnover|revenue|sales)|(?:какъв|колко|при какъв|какви) (?:\\p{L}+ ){0,2}(?:оборот~|приход~)|колко[^?]{0,30}(?:оборот)',
    ),
  },
  {
    name: 'left',
    signs: pattern(
      any(
        '(?:left|keep|earn|make|profit|leaves?)[^?]{0,12} (?:per|on each|from each|of each|on a|on one) (?!month|week|day|year|hour)\\p{L}+',
      ),
      `(?<!\\p{L})(?:остават?|печеля|печалба)[^?]{0,12} (?:от|на) (?:всяка |всеки |всяко |една |един |едно )?(?:${sold}|кутия|брой|бройка)`,
    ),
  },
  ...['net', 'profit'].map((name) => ({
    name,
    signs: lettered(
      `^(?!.*${perHour})(?:${any(
        'what(?:.s| is| do i| do we| will i| will)?[^?]{0,25}(?:left|keep|earn|make|profit|remains?|take home)|how much[^?]{0,30}(?:keep|left|earn|make|profit|take home)|колко[^?]{0,30}(?:остават?|печеля|печелим|изкарвам|изкарам|изкарахме|чисто|спечел~|печалба|печалб~|спечеля)|какво[^?]{0,15}(?:остава|печеля)|печеля ли|каква[^?]{0,15}печалб~|do (?:i|we) (?:make|earn) (?:a profit|money|anything)|на печалба ли',
      )})`,
      'isu',
    ),
  })),
];
