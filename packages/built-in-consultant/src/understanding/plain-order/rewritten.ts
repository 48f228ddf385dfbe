import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

/** Clauses that say plainly what they mean once a few words are put otherwise. */
export const rewritten: Record<Language, readonly (readonly [RegExp, string])[]> = {
  EN: [
    [
      /^(your (?:order|parcel|booking|delivery)[^,]*), ([^,]+), promised for (.+)$/iu,
      '$1 ($2) was promised for $3',
    ],
    [/^(?=(?:should|must|needs to|has to) )/iu, 'you '],
    [/^now (?=\d{1,2} [A-Z]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/iu, 'it will now be '],
    [/^but (?=(?:two|three|four|five|\d+|an?|one) (?:extra|free|more) )/iu, 'but you get '],
    [/^offer (?=(?:is )?valid)/iu, 'the offer is '],
    [/^the offer is is /iu, 'the offer is '],
    [/^(?:and )?yes (?=(?:the|our|it|we|there) )/iu, ''],
  ],
  BG: [
    [lettered(/^(?:вярно(?: е)?|така е|(?:\p{L}+ )?прав[аи]? (?:е|са)), /iu), ''],
    [
      lettered(/^(съм|сме) (в отпуск|на почивка|затворен\p{L}*|в ремонт|на път)(?!\p{L})/iu),
      '$2 $1',
    ],
    [
      lettered(/^(?:и )?(?:ѝ |му |им )?(?:дай|подари)(?: (?:ѝ|му|им))? (?=\p{L}|\d)/iu),
      'подаряваме Ви ',
    ],
    [lettered(/, без да плаща\p{L}*/iu), ' безплатно'],
    [/^може да се откаже(?= )/iu, 'часът може да се откаже'],
  ],
};
/** The same for what would be cut into pieces. */
export const rewrittenWhole: readonly (readonly [RegExp, string])[] = [
  [lettered(/,? (?:вярно е|така е|истина е)$/iu), ''],
  [lettered(/^признаваме си(?:,| че|, че)? /iu), ''],
  [
    lettered(/^(?:нека |да )(?:е|бъде) \p{L}+,? но (?:да|нека) (?:се разбере|стане ясно),? че /iu),
    '',
  ],
  [/, (?=(?:should|must) )/iu, '. '],
  [/^((?:he|she)(?:[’']s)? [^.]*?), starts (?=\d|on |in |next )/iu, '$1. She starts '],
  [/^((?:I|we) [^.]*?), (?:and )?want (?=an? |the |credit|\d)/iu, '$1. I want '],
  [
    lettered(/^(Вашата (?:поръчка|пратка)[^,]*), ([^,]+), обещана за (.+?), ще е на /iu),
    '$1 ($2) беше обещана за $3. Ще бъде готова на ',
  ],
  [lettered(/ и (за [^,.]{3,30}) да търсят /iu), '. $1 търсете '],
  [lettered(/(?:[Пп]ри|[Зз]а) въпроси\s*(?:[–—:-]|са|е)\s*(?=\p{Lu})/u), 'При въпроси търсете '],
  [lettered(/^(?:вярно(?: е)?|така е|(?:\p{L}+ )?прав[аи]? (?:е|са)), (?=\p{L})/iu), ''],
  [lettered(/, без да плаща\p{L}*/iu), ' безплатно'],
];
