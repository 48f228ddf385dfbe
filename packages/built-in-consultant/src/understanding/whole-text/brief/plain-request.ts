import { lettered } from '@savet/text/lettered';

/** “An email in which we say that …”, „имейл, в който да кажем, че …“: what is said follows. */
const saying: readonly [RegExp, string][] = [
  [
    /,? (?:in which|where|which) (?:(?:we|i) )?(?:should )?(?:says?|explains?|tells?|informs?|announces?|states?|mentions?)(?: (?:them|him|her|people))?(?: that)? /giu,
    ' that ',
  ],
  [lettered(/,? (?:in which|where) (?=(?:we|i) \p{L}+ )/giu), ', '],
  [
    lettered(
      /,? (?:в|с|чрез) ко(?:й|я|е)(?:то)? (?:(?:да|ще|се|ги|им|го|ѝ|му|я) )*(?:каж\p{L}*|казв\p{L}*|съобщ\p{L}*|уведом\p{L}*|обясн\p{L}*|информир\p{L}*|напиш\p{L}*|пише|спомен\p{L}*)(?: (?:им|ги))?,? (?:че )?/giu,
    ),
    ', че ',
  ],
  [
    lettered(/,? (?:в|с) ко(?:й|я|е)то (?=(?:(?:ги|им|го|ѝ|му|я|ще|се) )*\p{L}+(?:ме|м) )/giu),
    ', ',
  ],
];
/** “And ask him to come”: the text asks for it. */
const askedFor = /,? and (?:please )?ask (?:him|her|them) (?:kindly )?to /giu;

const groupsEn =
  '(?:clients|customers|guests|partners|members|parents|participants|suppliers|neighbours|subscribers|visitors|patients|tenants|colleagues|regulars|friends|press|journalists|media)';
const groupsBg =
  '(?:клиентите|клиенти|гостите|гости|партньорите|партньори|членовете|родителите|родители|участниците|участници|доставчиците|съседите|абонатите|пациентите|наемателите|колегите|приятелите|журналисти|журналистите|медиите)';
/** “To our partners to a dinner”: who is invited is not what to. */
const addressee = lettered(
  ` (?:to|for) (?:(?:our|all|the|my|regular|loyal|local) )*${groupsEn}(?= (?:to|for|about) )| (?:до|на|към|за) (?:(?:нашите|всички|редовните|моите) )*${groupsBg}(?: ни)?(?= (?:на|за|относно) )`,
  'giu',
);
/** “We offer them cleaning”: the reader is no part of the thing. */
const receiver = lettered(
  /(?<!\p{L})((?:offer(?:ing)?|give|giving|send(?:ing)?) |(?:предлагаме|предлагам|предложим|предложа|предлагайки) )(?:them|him|her|im|им|му|ѝ) (?!(?:by|on|until|before|from|at|over|out|with|tomorrow|today|до|на|в|във|утре|днес) )/giu,
);
/** “A job ad in Varna for a cook”: the town stands between the advert and what it is for. */
const townBefore = lettered(
  /(?<!\p{L})((?:ads?|adverts?|advertisement|vacancy|posting|post|hiring|looking|обява|работа|търсим|търся|позиция|пост|откриване(?:то)?|opening))((?:,)? (?:in|в|във)) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?=\p{L})/gu,
);

/** A request with its words in the order in which its details are looked for. */
export function plainRequest(text: string): string {
  return saying
    .reduce((all, [from, to]) => all.replace(from, to), text)
    .replace(askedFor, '. Please ')
    .replace(
      /,? (?:and )?ask (?:him |her |them )?for (?:(?:his|her|their) )?(approval|confirmation|permission|consent|feedback)(?=[.!]?$)/iu,
      '. We ask for your $1',
    )
    .replace(
      /,? (?:и )?(?:искаме|молим за|поискай(?:те)?|помоли за) (съгласие|потвърждение|одобрение)(?=[.!]?$)/iu,
      '. Молим за Вашето $1',
    )
    .replace(
      /[,;] (?:and )?ask (?:him |her |them )?for ([^.;!?]{4,80})(?=[.!]?$)/iu,
      '. We ask for $1',
    )
    .replace(lettered(/,? (?:and )?thank (our|the) (\p{L}+)(?=[.!]?$)/iu), '. Thank you to $1 $2')
    .replace(addressee, '')
    .replace(receiver, '$1');
}

/** A request without the town between the name of its text and what it is about. */
export function withoutTown(text: string): string {
  return text.replace(townBefore, '$1 ');
}

/** The firm that a text comes from: “SMS from Bright Dental”, „SMS от салон Лили“. */
export function senderIn(text: string): string {
  const found =
    lettered(
      /(?<!\p{L})(?:SMS|[Ss]ms|[Mm]essage|text|[Ee]mail|mail|letter|post|reminder|invitation|newsletter|notice|customers|clients|guests|members|everyone) from (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\p{L}))((?:\p{Lu}[\p{L}&’'-]*)(?: (?:\p{Lu}[\p{L}&’'-]*|&|\d{1,3}|and(?= \p{Lu}))){0,4})/u,
    ).exec(text)?.[1] ??
    lettered(
      /(?<!\p{L})(?:SMS|sms|смс|СМС|есемес|съобщение|имейл|мейл|писмо|пост|напомняне|покана|бюлетин|бележка|клиентите|клиенти|гостите|членовете) от ((?:\p{Ll}+ ){0,3}[„"]?\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|\d{1,3}(?!\d))){0,3}[“"]?)/u,
    ).exec(text)?.[1] ??
    '';
  return /^\p{Ll}+$/u.test(found) ? '' : found.replace(/ (?:до|to)$/u, '');
}
