import type { Rule } from '../role.ts';
import { said } from './words.ts';

const amount = ['money', 'bare'] as const;
const any = /#/u;

/** Rules of loans, campaigns, events and income, behind the others that leave no doubt. */
export const laterRules: readonly Rule[] = [
  {
    role: 'loan',
    units: amount,
    words: any,
    around: said(
      '(?:loan|credit|mortgage|borrow~|кредит~|заем~|ипотека~|тегля|взимам~ кредит)[:,]? (?:of |от |за |на стойност |about |около )?#|# (?:loan|mortgage|кредит|заем)',
    ),
    beside: said('interest|instal~|payments?|лихва~|вноск~|%'),
    not: said('instal~|repay~|вноск~|overdraft|credit line|кредитна линия'),
    period: 'none',
  },
  {
    role: 'spend',
    units: amount,
    words: any,
    around: said(
      '(?:ads?|adverts?|campaign|adwords|реклам~|кампания~)[:,]? (?:for |за |- |cost~ (?:me |us )?|spend |струва~ |излиз~ )?#',
    ),
    beside: said(
      'clicks?|leads?|trials?|sign-?ups?|enquir~|customers?|bookings?|orders?|клик~|клика|запитван~|клиент~|поръчк~|записа~',
    ),
    each: 'none',
  },
  {
    role: 'spend',
    units: amount,
    words: said(
      '(?:програма|софтуер|инструмент|системата|tool|software|app|licen[cs]e|subscription|sequencer|crm)~(?: [\\p{L}]+){0,3} #|# (?:[\\p{L}]+ ){0,3}(?:програма|софтуер|инструмент|tool|software|app|crm)~',
    ),
    beside: said('emails?|имейл~|писма|repl(?:y|ies)|отговор~'),
    each: 'none',
  },
  {
    role: 'fixed',
    units: amount,
    words: said(
      'осигуровк~ (?:[\\p{L}]+ ){0,3}#|(?:contributions|employer (?:tax|ni|cost)|national insurance)(?: [\\p{L}]+){0,3} #',
    ),
    each: 'none',
  },
  {
    role: 'staff',
    units: ['count', 'bare'],
    words: any,
    around: said(
      '# ?(?:(?:ми|ни|мои|наши|my|our|of my|of our) )?(?:служител~|работни~|човека|души|хора|момичета|employees|staff|people)[^.?!#]{0,30}(?:общо|together|in total|all together|combined|altogether)',
    ),
    beside: said('колко|how much|what'),
  },
  {
    role: 'invest',
    units: amount,
    words: said(
      '(?:bought|buy|buying|got|купих|купихме|купувам|взех|взехме) (?:[\\p{L}-]+ ){1,6}(?:for|за|at) #',
    ),
    beside: said(
      'pay~ (?:itself|back|off|for itself)|paid (?:back|off|for)|payback|money back|recoup|изплат~|изплащ~|избие|избия|върне|възвърн~',
    ),
    period: 'none',
    each: 'none',
  },
  {
    role: 'stage',
    units: ['count', 'bare'],
    words: said(
      '# (?:people |visitors |of them |души |човека )?(?:clicked|booked|bought|called|wrote|asked|ordered|signed|купиха|кликнаха|записаха|писаха|обадиха|поръчаха)',
    ),
    beside: said('ads?|advert~|campaign|flyers?|leaflets?|реклам~|кампания~|листовк~'),
  },
  {
    role: 'stage',
    units: ['count', 'bare'],
    words: said(
      '(?:отговориха|купиха|подписаха|поръчаха|записаха се|replied|answered|bought|signed|ordered) #',
    ),
    beside: said('emails?|letters|offers|quotes|имейл~|писма|оферти|съобщения'),
  },
  {
    role: 'fixedLess',
    units: amount,
    words: any,
    around: said(
      '(?:освобод~|съкрат~|уволн~|let|fire|lay off|sack)[^.?!#]{0,40}(?:който|която|взима|струва|на заплата|who|costs?|at|on)[^.?!#]{0,14}#',
    ),
    each: 'none',
  },
  {
    role: 'costOff',
    units: ['percent'],
    words: said(
      '(?:ми|ни) (?:дава|прави|отстъпва|сваля)(?: [\\p{L}]+)? #|(?:gives?|offers?|allows?) (?:me|us) #|(?:i|we) get #',
    ),
    around: said(
      'търгов~|доставчик~|склад~|производител~|борса~|supplier|wholesaler|distributor|manufacturer|cash and carry',
    ),
    beside: said('продава~|sell~|марж~|margin|надценка~'),
  },
  {
    role: 'hours',
    units: ['bare'],
    words: said('(?:spent|did|took|used|worked|needed|направихме|отидоха|излязоха|изработихме) #'),
    beside: said('(?:retainer|абонамент~|пакет~)[^?]{0,60}(?:hours?|часа?)'),
  },
  {
    role: 'price',
    units: amount,
    words: said(
      '(?:прода~|sold|sell|sells)(?: ги| them)? (?:the )?(?:други~|останали~|rest|others|remaining) (?:по|за|at|for) #',
    ),
    beside: said('брак~|waste~|изхвърл~|thrown|развали~|spoil~|боклук~'),
  },
  {
    role: 'unitCost',
    units: amount,
    words: said(
      '(?:купих|купихме|купувам|купуваме|bought|buy|paid)(?: [\\p{L}]+){0,2} (?:по|at) #',
    ),
    beside: said('waste~|spoil~|thrown|брак~|боклук~|изхвърл~|развал~|отпад~'),
    period: 'none',
  },
  {
    role: 'taxShare',
    units: ['percent'],
    words: said('осигуровк~|tax(?:es)?|contributions'),
    beside: said('искам|want|take home|чист~|ставка|rate|цена|price'),
    not: said('dividend|employer|работодател'),
  },
  {
    role: 'commission',
    units: ['percent'],
    words: said(
      '(?:gets?|got|takes?|took|keeps?|kept|взима|взе|получава)(?: about| около)? # (?:of|от) (?:the )?(?:door|gate|tickets?|takings|entry|entrance|вход~|билети~)',
    ),
  },
  {
    role: 'fixed',
    units: amount,
    words: said(
      '(?:hall|venue|room|stage|sound|зала(?:та)?|озвучаване)(?: hire| rent)? (?:was|were|is|беше|е|струваше) #',
    ),
    beside: said('tickets?|door|билет~|вход~'),
    each: 'none',
  },
  {
    role: 'reserve',
    units: ['percent'],
    words: said('непредвиден~|contingency|buffer|unforeseen|резерв~'),
  },
  {
    role: 'fixed',
    units: amount,
    words: said('(?:pitch|stall|stand|market|сергия~|щанд~|място~)(?: [\\p{L}]+){0,2} #'),
    period: 'needed',
    each: 'none',
  },
  {
    role: 'revenue',
    units: ['count', 'bare', 'money'],
    words: said('# (?:came in|come in|coming in|влязоха|влизат|постъпиха)'),
    beside: said('went out|goes out|spent|split|share~|излязоха|излизат|делим'),
  },
  {
    role: 'fixed',
    units: ['count', 'bare', 'money'],
    words: said('# (?:went out|goes out|going out|излязоха|излизат|отидоха)'),
    beside: said('came in|comes in|coming in|влязоха|влизат|постъпиха'),
  },
  {
    role: 'seats',
    units: ['count', 'bare'],
    words: said(
      '(?:места|капацитет|seats|capacity)(?: (?:is|of|са|е|за|:))* #|(?:room|space|място) (?:for|за) #|# (?:места|seats|places)',
    ),
    beside: said('tickets?|билет~|вход~|концерт~|concert|show|gig'),
    not: said('cost~|струва|occup~'),
  },
];
