import { phrases } from './phrases.ts';

/** A kind of statement about the business that only the business can know. */
export interface Claim {
  kind: string;
  pattern: RegExp;
  /** If the conversation or the hub has this, the claim may be theirs. */
  given?: RegExp;
}

const people =
  '(?:customers?|clients?|guests?|users?|people|parents|families|business(?:es)?|companies|winer(?:y|ies)|walkers|' +
  'travellers|members|producers|riders|buildings|entrances|entrepreneurs|managers|teams|reviews|ratings|orders|bikes|' +
  'клиент*|гост*|потребител*|хора|души|човека|родител*|семейства|фирми|компании|винарни|производител*|входа|' +
  'домоуправител*|колоездач*|бизнеса|предприемач*|отзива|ревюта|оценки|поръчки|велосипеда|съседи|блока|туристи)';
const over =
  '(?:more than|over|already|nearly|almost|join|by|served|helped|вече|над|повече от|близо|от|обслужили|имаме)';
const dozens = '(?:hundreds|thousands|dozens|стотици|хиляди|десетки)';
const year = '(?:19|20)\\d\\d';

export const claims: readonly Claim[] = [
  {
    kind: 'a number of customers',
    pattern: phrases`
      ${over} (?:\d[\d ,.]*\+?|${dozens})(?: [\p{L}-]+){0,4} ${people}
      ${dozens}(?: [\p{L}-]+){0,4} ${people}
      \d[\d ,.]*\+? (?:happy|satisfied|loyal|доволни|щастливи|лоялни) \p{L}+
    `,
  },
  {
    kind: 'a rating',
    pattern: phrases`
      rated (?:at )?\d(?:[.,]\d)? | rating of \d(?:[.,]\d)? | \d[.,]\d (?:stars|out of 5)
      оценка (?:от )?\d[.,]\d | \d[.,]\d (?:звезди|от 5)
      \d+ ?% (?:of our|от нашите) ${people}
    `,
  },
  {
    kind: 'a year of foundation',
    pattern: phrases`
      (?:since|est\.|from) ${year} | от ${year} ?(?:г\.?|година)? насам | от ${year} ?(?:г\.|година) (?:сме|работим)
      (?:founded|established|started|opened|set up) … (?:in|since) ${year}
      (?:основа|създа|отвори|започна|работ|съществува|на пазара)* … (?:през|от) ${year}
    `,
  },
  {
    kind: 'years of experience',
    pattern: phrases`
      (?:over|more than|with|for) (?:\d+|ten|fifteen|twenty|thirty)\+? years(?: of)? (?:experience|in (?:business|the))
      (?:над|повече от|с) (?:\d+|десет|петнадесет|двадесет)(?:-годишен*| години) (?:опит|традиция|на пазара)
    `,
  },
  {
    kind: 'an award',
    pattern: phrases`
      award[- ]winning | (?:won|winners? of|received|awarded|voted|named) … (?:award|prize|best) | award for
      носител* … на наград* | наград(?:ен|ена|ено|ени|а за|ата за|и за) | (?:спечели|получи)* … наград*
      отличен* (?:с|като) | отличие* | призьор* | избран* за най-\p{L}+
    `,
    given: phrases`award* | prize | наград* | отлич*`,
  },
  {
    kind: 'a certificate',
    pattern: phrases`
      certified | certificat* | accredited | licen[sc]ed | ISO[ -]?\d+
      сертифицира* | сертификат* | акредитиран* | лицензиран*
    `,
    given: phrases`certif* | accredit* | licen[sc]* | серти* | лиценз* | акредит*`,
  },
  {
    kind: 'a rank',
    pattern: phrases`
      no\.? ?1 | number one | #1 | № ?1 | номер (?:1|едно) | the leading | market leaders? | leaders? (?:in|of)
      лидер* (?:на|в|сред) | водещ* (?:в|на|на пазара|фирма|компания)
      the best … in (?:the (?:country|city|market)|\p{Lu}\p{L}+)
      най-добр* … (?:в (?:града|страната|\p{Lu}\p{L}+)|на пазара)
    `,
    given: phrases`no\.? ?1 | number one | #1 | № ?1 | номер (?:1|едно) | leading | leader | лидер* | водещ*`,
  },
  {
    kind: 'a study',
    pattern: phrases`
      (?:studies|research|surveys?|statistics|data|a study|stats|experts) (?:\p{L}+ ){0,3}(?:show|suggest|say|find)s?
      (?:studies|research|surveys?|statistics|data|a study) … (?:proves?|proven|found|confirms?|indicates?)
      according to (?:a |an |the )?(?:\p{L}+ )?(?:study|studies|research|surveys?|statistics|reports?)
      (?:scientifically|clinically) (?:proven|tested) | (?:научно|клинично) (?:доказан|тестван)*
      (?:проучван|изследван|статистик|анкет|експерт|учени)* (?:\p{L}+ ){0,3}(?:показва|соч|доказва|твърд|потвърждава)*
      според (?:\p{L}+ )?(?:проучван|изследван|статистик|анкет|доклад)*
    `,
    given: phrases`study | studies | research | survey | проучван* | изследван* | статистик*`,
  },
];
