import type { Rule } from '../role.ts';
import { direct, prices, said } from './words.ts';

const units = ['money', 'bare'] as const;

/** Rules for amounts per sale, hour or kilometre. */
export const unitRules: readonly Rule[] = [
  {
    role: 'price',
    units,
    words: said(
      '(?:discount|off|отстъпка|намаление) (?:on|на|за|от) (?:[\\p{L}]+ ){1,3}(?:за|at|for) #|(?:how many|колко) (?:[\\p{L}]+ ){1,3}(?:at|по|за) #',
    ),
    period: 'none',
  },
  {
    role: 'price',
    units,
    words: said('(?:how many|many) (?:[\\p{L}]+ ){1,3}at #|many [\\p{L}]+ at #'),
  },
  {
    role: 'price',
    units,
    words: said('each (?:[\\p{L}]+ )?(?:brings|spends|orders for) #'),
    beside: said('margins?|марж~'),
  },
  {
    role: 'gainEach',
    units,
    words: said(
      '(?:печеля|печелим|остават?|оставят?|носи|leaves?|clear|profit|make|earn) (?:чисто |чисти |ми |ни |me |us |about |of |по )*#(?: (?:чисто|чисти|profit|each|on each|net|clear))*',
    ),
    period: 'none',
    not: said(
      '(?:да|to|искам|want|need) (?:\\p{L}+ )?(?:ми |ни )?(?:печеля|печелим|остават?|make|earn|clear)|turnover|оборот',
    ),
  },
  {
    role: 'kmCost',
    units,
    words: said('cost~|runs?|излиза|струва|разход~|харчи|гори|fuel|гориво|all in'),
    each: 'needed',
    beside: said('км|km|miles?'),
    not: said(`charge|price|цена|взимам`),
  },
  {
    role: 'price',
    units,
    words: said(
      `(?:those|them|who|customers|clients|visitors) (?:buy|order|spend) (?:at|for|about )*#|купуват (?:по|за) #|(?:${prices}) (?:[\\p{L}]+ ){0,3}#|# (?:[\\p{L}]+ ){0,1}(?:a ticket|membership|price|нощувката|билетът|цена)|i get #|(?:sell|sells|selling) (?:[\\p{L}]+ ){0,6}(?:at|for) #|(?:sell|sells|selling) (?:[\\p{L}]+ ){0,1}#`,
    ),
    not: said(
      `costs? (?:me|us)|(?:ми|ни) (?:излиза|струва)|материал~|materials?|buy|bought|купувам~|купих|supplier|доставчик|card|fees? (?:is|are|of)? ?#|взима(?:т)? #|labou?r`,
    ),
  },
  {
    role: 'unitCost',
    units,
    words: said(
      `(?:${direct}) (?:[\\p{L}]+ ){0,3}#|# (?:[\\p{L}]+ ){0,2}(?:${direct})|costs?(?: me| us)?(?: about| around| roughly)? #|costs? (?:of|for|is|per) (?:[\\p{L}]+ ){0,3}#|(?:ми |ни )?(?:струва|излиза)т?(?: ми| ни)?(?: по| около)* #|to make #|разход~(?: [\\p{L}]+){0,4} #|(?:buy|купувам|взимам от)(?: [\\p{L}]+){0,3} #|себестойност~`,
    ),
    period: 'none',
    not: said(
      'in total|общо|all together|(?:those|them|who|customers|clients|visitors) buy|купуват',
    ),
  },
  {
    role: 'price',
    units,
    words: said(
      '(?:session|lesson|class|portion|serving|haircut|massage|meal|treatment|visit|consultation|workshop|tour|stay|order|порция|сеанс|урок|час|процедура|консултация|масаж|тура|поръчка|нощувка)(?:та|ът|ата)? (?:is |costs |at |е |за |по |ми |ни )*#',
    ),
    period: 'none',
    not: said('разход~|себестойност~'),
  },
];
