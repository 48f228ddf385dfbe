import { wholeWords } from '../words/words.ts';

/** A kind of statement about the business that only the business can know. */
export interface Claim {
  kind: string;
  pattern: RegExp;
  /** If the conversation or the hub has this, the claim may be theirs. */
  given: RegExp;
}

const people =
  'customers?|clients?|guests?|users?|people|families|businesses|companies|winer(?:y|ies)|walkers|travellers|members|producers|riders|buildings|entrances|entrepreneurs|managers|teams|reviews|ratings|orders|bikes|labels|bottles|' +
  'клиент\\p{L}*|гост\\p{L}*|потребител\\p{L}*|хора|души|човека|семейства|фирми|компании|винарни|производител\\p{L}*|входа|домоуправител\\p{L}*|колоездач\\p{L}*|бизнеса|предприемач\\p{L}*|отзива|ревюта|оценки|поръчки|велосипеда|етикета|съседи|блока|кооперации|туристи|пътешественици';
const many = '\\d[\\d ,.]*\\+?|hundreds|thousands|dozens|стотици|хиляди|десетки';
const adjectives = '(?:\\s[\\p{L}-]+){0,4}';

export const claims: readonly Claim[] = [
  {
    kind: 'a number of customers',
    pattern: wholeWords(
      `(?:(?:more than|over|already|nearly|almost|join|trusted by|loved by|served|helped|serving|вече|над|повече от|близо|обслужили|имаме|доверили са ни се)\\s+)(?:(?:more than|over|nearly|almost|над|повече от|близо)\\s+)?(?:${many})${adjectives}\\s(?:${people})|(?:hundreds|thousands|dozens|стотици|хиляди|десетки)${adjectives}\\s(?:${people})|\\d[\\d ,.]*\\+?\\s(?:happy|satisfied|loyal|доволни|щастливи|лоялни)\\s\\p{L}+`,
    ),
    given: /(?!)/,
  },
  {
    kind: 'a year of foundation',
    pattern: wholeWords(
      '(?:since|founded in|established in|est\\.|in business since|from)\\s+(?:19|20)\\d\\d|(?:основан\\p{L}*|създаден\\p{L}*|работим|съществува\\p{L}*|на пазара)\\s(?:сме\\s|е\\s)?(?:през|от|в)\\s(?:19|20)\\d\\d|от\\s(?:19|20)\\d\\d\\s?(?:г\\.|година)(?=\\s(?:насам|сме|работим))|от\\s(?:19|20)\\d\\d\\s?(?:г\\.?|година)?\\sнасам|' +
        '(?:over|more than|with|for)\\s(?:\\d+|ten|fifteen|twenty|thirty)\\+?\\syears(?:\\sof)?(?:\\sof experience|\\sin\\s(?:business|the)|\\sexperience)?|(?:над|повече от|с)\\s(?:\\d+|десет|петнадесет|двадесет)(?:-годишен\\p{L}*|\\sгодини)\\s?(?:опит|традици\\p{L}*|на пазара)?',
    ),
    given: /(?!)/,
  },
  {
    kind: 'an award',
    pattern: wholeWords(
      'award[- ]winning|(?:won|winners?\\sof|received|awarded|voted|named)\\s(?:the\\s|an?\\s)?[^.!?\\n]{0,40}(?:award|prize|best)|award for|' +
        'носител\\p{L}*\\sна|наград(?:ен|ена|ено|ени|а за|ата за|и за)|(?:спечели\\p{L}*|получи\\p{L}*)\\s(?:\\p{L}+\\s){0,3}наград\\p{L}*|отличен\\p{L}*\\s(?:с|като)|отличие\\p{L}*|призьор\\p{L}*|избран\\p{L}* за най-',
    ),
    given: wholeWords('award\\p{L}*|prize|наград\\p{L}*|отлич\\p{L}*'),
  },
  {
    kind: 'a certificate',
    pattern: wholeWords(
      'certified|certificat\\p{L}*|accredited|ISO[ -]?\\d+|licen[sc]ed|сертифицира\\p{L}*|сертификат\\p{L}*|акредитиран\\p{L}*|лицензиран\\p{L}*',
    ),
    given: wholeWords(
      'certif\\p{L}*|accredit\\p{L}*|licen[sc]\\p{L}*|серти\\p{L}*|лиценз\\p{L}*|акредит\\p{L}*',
    ),
  },
  {
    kind: 'a rank',
    pattern:
      /(?<![\p{L}\d])(?:no\.?\s?1|number one|#1|№\s?1|номер (?:1|едно)|the leading|market leaders?|leaders? (?:in|of)|лидер(?:ът|ите|и)? (?:на|в|сред)|водещ(?:ият|ата|ото|ите|а|о|и)? (?:в|на|на пазара|фирма|компания|печатница)|(?:the best|най-добр\p{L}+)[^.!?\n]{0,30}(?:in (?:the (?:country|city|market)|bulgaria|sofia|ruse)|в (?:града|страната|българия|софия|русе|пловдив)|на пазара))(?![\p{L}\d])/iu,
    given: wholeWords(
      'no\\.? ?1|number one|#1|№ ?1|номер (?:1|едно)|leading|leader|лидер\\p{L}*|водещ\\p{L}*',
    ),
  },
  {
    kind: 'a study',
    pattern: wholeWords(
      '(?:studies|research|surveys?|statistics|data|a study|stats|experts)\\s(?:\\p{L}+\\s){0,3}(?:shows?|suggests?|says?|proves?|proven|found|finds?|confirms?|indicates?|agree)|according to (?:a |an |the |recent )*(?:\\p{L}+ )?(?:stud\\p{L}+|research|survey|statistics|report)|(?:scientifically|clinically) (?:proven|tested)|' +
        '(?:проучвани\\p{L}*|изследвани\\p{L}*|статистик\\p{L}*|данните|анкет\\p{L}*|експертите|учените)\\s(?:\\p{L}+\\s){0,3}(?:показва\\p{L}*|сочи|сочат|доказва\\p{L}*|твърди|твърдят|потвърждава\\p{L}*|откри\\p{L}*)|според (?:\\p{L}+ )?(?:проучван\\p{L}*|изследван\\p{L}*|статистик\\p{L}*|данни\\p{L}*|анкет\\p{L}*|доклад\\p{L}*)|(?:научно|клинично) (?:доказан\\p{L}*|тестван\\p{L}*)',
    ),
    given: wholeWords(
      'stud(?:y|ies)|research|survey|проучван\\p{L}*|изследван\\p{L}*|статистик\\p{L}*',
    ),
  },
];
