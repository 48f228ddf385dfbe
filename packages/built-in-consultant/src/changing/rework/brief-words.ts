import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';

type Rule = readonly [RegExp, string];
const rule = (pattern: string, to: string): Rule => [
  lettered(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'),
  to,
];

/** The same, with the blank behind it. */
const before = (pattern: string, to: string): Rule => [
  lettered(`(?<!\\p{L})(?:${pattern}) (?=[\\p{L}\\d])`, 'giu'),
  to,
];

/** Long ways to say something, and the short one. What is said stays. */
const rules: Record<Language, readonly Rule[]> = {
  EN: [
    rule(
      "(?:I am|I[’']m|we are|we[’']re) writing (?:to you )?(?:today )?(?:in order )?to (?:inform you|let you know|tell you|notify you),?(?: that)?",
      '',
    ),
    rule(
      '(?:I|we) (?:would like|want|wish) to (?:inform you|let you know|tell you|announce)(?: that)?',
      '',
    ),
    rule(
      'please (?:be informed|note|be advised)(?: that)?|(?:I|we) am (?:pleased|happy) to (?:inform|tell) you that',
      '',
    ),
    rule('due to the fact that|owing to the fact that|in view of the fact that', 'because'),
    rule('in order to', 'to'),
    rule('at the (?:earlier|later|usual) time of', 'at'),
    rule('will be closing', 'closes'),
    rule('please be advised that|kindly note that', ''),
    rule('at this point in time|at the present time|at the moment', 'now'),
    rule('in the event that', 'if'),
    rule('with regard to|with respect to|in relation to|regarding', 'about'),
    rule('prior to', 'before'),
    rule('a (?:large|great) number of', 'many'),
    rule('(?:will|shall) (?:unfortunately )?not be able to', 'can’t'),
    rule('(?:are|am) (?:unfortunately )?not able to', 'can’t'),
    rule('as (?:was )?(?:previously )?agreed', 'as agreed'),
    rule('will instead', 'will'),
    rule(
      '(?:I am|we are) (?:very |really |truly )?sorry for any inconvenience (?:that )?(?:this )?(?:may|might) (?:have )?cause(?:d)?(?: you)?(?: and (?:hope for|thank you for) your (?:understanding|patience))?',
      'We are sorry for the trouble',
    ),
    rule(
      '(?:we )?apologi[sz]e for any inconvenience (?:this )?(?:may )?(?:have )?cause[d]?',
      'we are sorry for the trouble',
    ),
    rule(
      "(?:please )?(?:do not|don[’']t) hesitate to (?:contact|call|write to) (?:us|me)",
      'just write to us',
    ),
    rule('(?:should|if) you have any (?:further )?questions', 'If you have questions'),
    rule('(?:we|I) (?:are|am) (?:looking|look) forward to', 'We look forward to'),
    before('very|really|quite|truly|absolutely|extremely|basically|actually|simply', ''),
    rule('on a (daily|weekly|monthly|regular) basis', '$1'),
    rule('make use of', 'use'),
    rule('in the near future', 'soon'),
    rule('each and every', 'every'),
    rule(
      'thank you (?:very much |so much )?in advance for your understanding(?: and patience)?|thank you (?:very much )?for your understanding(?: and (?:your )?patience)?',
      'Thank you',
    ),
  ],
  BG: [
    rule(
      '(?:бихме|бих|искаме|искам|желаем) (?:искали|искал|искала )?(?: ?)?да (?:Ви|ви) (?:уведомим|уведомя|информираме|информирам|съобщим|съобщя|кажем),? че',
      '',
    ),
    rule(
      '(?:с настоящото|с това писмо|с този имейл),? (?:Ви|ви) (?:уведомяваме|информираме|съобщаваме),? че|(?:уведомяваме|информираме) (?:Ви|ви),? че',
      '',
    ),
    rule('пиша (?:Ви|ви),? за да (?:Ви |ви )?(?:кажа|съобщя|уведомя),? че', ''),
    rule('с (?:радост|удоволствие) (?:Ви|ви) (?:съобщаваме|информираме|уведомяваме),? че', ''),
    rule('във връзка с(?:ъс)?|поради (?:факта, че|обстоятелството, че)', 'заради'),
    rule('с оглед на', 'заради'),
    rule('в случай че', 'ако'),
    rule('към (?:настоящия|дадения) момент|в (?:настоящия|дадения) момент', 'сега'),
    rule('няма да (?:имаме|имам) възможност да', 'не можем да'),
    rule('осъществ(?:им|ява|яваме) доставка', 'доставим'),
    rule(
      '(?:в|във) (?:нашето |своето |нашия )?(?:обичайното си|обичайното|стандартното) работно време',
      'с обичайното време',
    ),
    rule('(?:отново )?в обичайното си работно време от', 'от'),
    rule(
      'при възникнали (?:допълнителни )?въпроси|ако имате (?:някакви |допълнителни )?въпроси',
      'При въпроси',
    ),
    rule(
      '(?:моля,? )?не се колебайте да (?:се свържете с нас|ни пишете|ни се обадите)',
      'пишете ни',
    ),
    rule(
      '(?:извиняваме се|поднасяме (?:Ви )?(?:нашите |своите )?(?:искрени )?извинения) за (?:евентуално )?(?:причиненото|създаденото) неудобство',
      'Извиняваме се',
    ),
    rule(
      'благодарим (?:Ви|ви)(?: предварително)? за разбирането(?: и търпението)?',
      'Благодарим Ви',
    ),
    before('предстоящите(?= празници)', ''),
    rule('на всяка цена|като цяло|по принцип|всъщност|наистина|изключително|доста', ''),
    rule('голям брой|голямо количество', 'много'),
    rule('с цел да', 'за да'),
  ],
};

/** The same in fewer words; the text itself if no rule applies. */
export function inBriefWords(text: string, language: Language): string {
  const told = rules[language].reduce((said, [from, to]) => said.replace(from, to), text);
  if (told === text) return text;
  return told
    .replace(/(?<=\S) {2,}/gu, ' ')
    .replace(/ +([,.!?])/gu, '$1')
    .replace(/([,.]),/gu, '$1')
    .replace(/(^|\n) +/gu, '$1')
    .replace(
      /(^|\n|[.!?] )([\p{Ll}])/gu,
      (_, before: string, letter: string) => before + capitalised(letter),
    );
}
