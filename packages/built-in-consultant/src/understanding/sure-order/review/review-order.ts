import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { complaintOf } from '../../correspondence/complaint.ts';
import { numberIn } from '../../correspondence/number.ts';
import { sayAll } from '../saying/say-all.ts';
import { segmentsIn } from '../segments.ts';
import type { SureOrder, SureReader } from '../sure-order-type.ts';
import { likedThings, reviewWords } from './review-words.ts';

const isReview: Record<Language, RegExp> = {
  EN: /\b(?:review|stars?|guest (?:wrote|named)|feedback)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:отзив\p{L}*|ревю\p{L}*|звезд\p{L}*|гост(?:ът|енка|енката)? (?:написа|пише|остави)|клиент(?:ка|ът|ката)? (?:написа|пише|остави))(?!\p{L})/iu,
  ),
};
const orders: Record<Language, RegExp> = {
  EN: /\b(?:reply|answer|respond|response)\b/iu,
  BG: lettered(/(?<!\p{L})(?:отговор\p{L}*|отговори)(?!\p{L})/iu),
};
const quotation = lettered(
  /[„“"«]([^„“”"«»]{8,400})[“”"»]|(?<![\p{L}\d])['‘]((?:[^'’\n]|(?<=\p{L})['’](?=\p{L})){8,400}?)['’](?!\p{L})/u,
);
/** Parts of the order itself: who wrote it, the stars, and that an answer is wanted. */
const aboutOrder: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:please |can you |pls )?(?:reply|answer|respond) to (?:this|that|it)(?: one)?|(?:(?:please|pls|can you|could you|i|we|need|want|now|and|then|[–—-]) ?)*(?:(?:write|draft|give|make|compose|need)(?: (?:me|us|our|a|an|the|my))* )?(?:(?:a|an|the|our|my|short|warm|nice|kind|polite|calm|friendly|honest|good) )*(?:reply|answer|response|respond)(?: (?:to|for))?(?: (?:this|the|a|an|our|my|that|bad|good|google|tripadvisor|booking|online|new|angry|nice|\d|one|two|three|four|five|[-–]| )*(?:reviews?|star|stars|feedback|review from \p{Lu}\p{L}+))*(?: (?:on|in|from) (?:google|tripadvisor|booking|facebook|airbnb))?(?: (?:please|pls))?|(?:a |the )?(?:google |new )?review|(?:\d|one|two|three|four|five)[- ]?stars?(?: review)?|(?:(?:a|the|our) )?(?:guest|customer|client|visitor)(?: (?:named|called) \p{Lu}\p{L}+)?(?: (?:left|gave)(?: us)? (?:\d|one|two|three|four|five) stars?)?(?: and)?(?: (?:wrote|writes|said))?(?: (?:a|this) review)?|from \p{Lu}\p{L}+|(?:he|she|they) (?:left|gave)(?: us)? (?:\d|one|two|three|four|five) stars?)$/iu,
  ),
  BG: lettered(
    /^(?:(?:(?:моля|трябва|ми|ни|напиши|напишете|дай|състави|искам|нужен|е|един|кратък|топъл|учтив|мил|любезен|спокоен|човешки|приятелски|и|а|сега) ?)*(?:отговор|отговори)(?: (?:от \p{Lu}\p{Ll}+|ми|на|му|ѝ|този|тази|това|лош|добър|следния|долния|един|отзив|отзива|ревю|коментар|на отзив|\d звезди|в|google|гугъл|booking|букинг|tripadvisor|фейсбук|facebook|моля))*|(?:нов |лош |хубав )?отзив(?: (?:в|от) (?:google|гугъл|booking|букинг|фейсбук|\p{Lu}\p{L}+))?|(?:\d|една|две|три|четири|пет) звезд[аи]|(?:гост(?:ът|енка|енката)?|клиент(?:ът|ка|ката)?|посетител)(?: (?:ни|на име \p{Lu}\p{L}+))?(?: (?:написа|пише|остави|ни написа|каза))?(?: отзив)?|от \p{Lu}\p{L}+)$/iu,
  ),
};
const nameIn: Record<Language, RegExp> = {
  EN: lettered(
    /(?:(?:named|called)|(?:review|stars?,?|guest|customer) (?:is |from )|(?:his|her|the|their)? ?name(?: is|[’']s) |from ) ?(\p{Lu}\p{Ll}+)(?=[\s,.:;]|$)/u,
  ),
  BG: lettered(/(?:казва се|се казва|на име|от) (\p{Lu}\p{Ll}+)(?=[\s,.:;]|$)/u),
};
const named: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:his|her|the|their)(?: customer[’']s)? )?name(?:[’']s| is) \p{Lu}\p{L}+$|^(?:he|she)[’']s (?:called|named) \p{Lu}\p{L}+$/iu,
  ),
  BG: lettered(
    /^(?:(?:клиентът|клиентката|гостът|гостенката|той|тя) )?(?:се )?казва(?: се)? \p{Lu}\p{L}+$/iu,
  ),
};
const places = /Google|Tripadvisor|Booking|Facebook|Airbnb|Гугъл|Букинг/u;
const right: Record<Language, RegExp> = {
  EN: /^(?:it[’']s |that[’']s |which is )?(?:true|correct)$|^(?:he|she|they)(?:[’']s| is| are|[’']re) right$|^(?:we|I) (?:admit it|agree)$/iu,
  BG: lettered(
    /^(?:това е )?(?:вярно(?: е)?|истина(?: е)?|така е)$|^прав[аи]?(?: си)? (?:е|са)(?: \p{L}+)?$|^(?:\p{L}+(?:ът|ката|та)|хората) (?:си )?(?:е|са) прав[аи]?$|^признаваме си$/iu,
  ),
};
const isGoodBy: Record<Language, RegExp> = {
  EN: /\b(?:5|five|4|four)[- ]?stars?\b|\b(?:good|nice|lovely|great|positive|kind) review\b|\b(?:best|lovely|fantastic|wonderful|amazing|great|excellent|perfect|will be back|highly recommend)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:[45]|пет|четири) звезди|(?:хубав|добър|положителен) отзив|(?<!\p{L})(?:страхотн\p{L}*|чудесн\p{L}*|прекрасн\p{L}*|отличн\p{L}*|невероятн\p{L}*|перфектн\p{L}*|препоръчвам|ще дойдем пак)(?!\p{L})/iu,
  ),
};
const isBadBy: Record<Language, RegExp> = {
  EN: /\b(?:[123]|one|two|three)[- ]?stars?\b|\b(?:bad|angry|negative) review\b|\b(?:but|however|although|not|never|no|wait(?:ed)?|cold|late|dirty|rude|broken|wrong|disappoint\w*|apolog\w*|sorry)\b|n[’']t\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:[123]|една|две|три) звезд\p{L}+|(?:лош|гневен) отзив|(?<!\p{L})(?:но|обаче|не|никога|чака\p{L}*|студен\p{L}*|закъсн\p{L}*|мръсн\p{L}*|груб\p{L}*|счупен\p{L}*|грешн\p{L}*|сгрешен\p{L}*|разочарова\p{L}*|извин\p{L}*|лош\p{L}*)(?!\p{L})/iu,
  ),
};

const denied: Record<Language, RegExp> = {
  EN: /\b(?:do(?: not|n[’']?t) agree|disagree|(?:is|are)(?: not|n[’']?t) true|untrue|lie[sd]?|lying|false)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:не сме съгласни|не съм съглас\p{L}+|не е (?:вярно|истина)|лъж\p{L}+)/iu,
  ),
};

/** The answer to a review that an order quotes; null if a part of it is not certain. */
export function reviewOrder(text: string, language: Language): SureOrder | null {
  const found = quotation.exec(text);
  if (found === null || !isReview[language].test(text) || !orders[language].test(text)) return null;
  const quote = (found[1] ?? found[2] ?? '').trim();
  const around = `${text.slice(0, found.index)}; ${text.slice(found.index + found[0].length)}`;
  if (quotation.test(around)) return null;
  const name = nameIn[language].exec(around)?.[1] ?? '';
  const reader: SureReader = {
    ...{ name: places.test(name) ? '' : name, role: 'customer', isMany: false, isFirm: false },
  };
  const isBad = isBadBy[language].test(`${quote} ${around}`);
  const isGood = !isBad && isGoodBy[language].test(`${quote} ${around}`);
  if (isBad === isGood) return null;
  const kept: string[] = [];
  let isRight = false;
  for (const segment of segmentsIn(around, language)) {
    const bare = segment.replace(/^[\s:–—-]+|[\s.!:;–—-]+$/gu, '');
    if (bare === '' || aboutOrder[language].test(bare) || named[language].test(bare)) continue;
    if (right[language].test(bare)) isRight = true;
    else kept.push(segment);
  }
  // What went wrong needs an answer of its own, and nobody is sorry for what they deny.
  if (isBad && (kept.length === 0 || kept.some((each) => denied[language].test(each)))) return null;
  const number = numberIn(kept.join('. '), language);
  const words = reviewWords[language][number];
  const voice = { number, form: 'review', genre: 'review', reader } as const;
  const said = sayAll(kept, voice, around, language);
  if (said === null) return null;
  const own = said.filter((each) => !words.sorrySigns.test(each));
  return {
    ...{ language, form: 'review', genre: 'review', reader, number, quote },
    sentences: isGood
      ? [words.kind, ...praised(quote, words.glad, language), ...own, words.again]
      : [
          words.thanks,
          complained(quote, words, language),
          ...(isRight ? [words.right] : []),
          ...own,
        ],
  };
}

function praised(
  quote: string,
  glad: (things: readonly string[]) => string,
  language: Language,
): string[] {
  const low = quote.toLowerCase();
  const things = likedThings[language].filter(([word]) =>
    lettered(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(low),
  );
  const named = [...new Set(things.map(([, thing]) => thing))].slice(0, THINGS_MAX);
  return named.length === 0 ? [] : [glad(named)];
}

const THINGS_MAX = 3;

const bareBut = lettered(
  /^(?:(?:very |really |so |много |иначе )?(?:nice|good|great|lovely|хубав\p{L}|добр\p{L}|чудесн\p{L}|приятн\p{L}) \p{L}+),? (?:but|но) /iu,
);

const hasVerb: Record<Language, RegExp> = {
  EN: /\b(?:was|were|is|are|had|have|has|did|didn[’']t|wasn[’']t|weren[’']t|couldn[’']t|(?<=[a-z] )[a-z]{2,}ed|took|came|got|went|broke|left|told|said|lost|sent|paid|felt|found|made|kept|gave|forgot)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:е|са|беше|бяха|бяхте|няма|нямаше|има|имаше|\p{L}{2,}хте|\p{L}{2,}хме|дойде|пристигна|закъсня|липсваше|се \p{L}+|\p{L}+ се)(?!\p{L})/iu,
  ),
};

/** “They” of a review that are still somebody else. */
const leftOver = lettered(/\b(?:they|them|the [A-Z])|(?<!\p{L})\p{Ll}{3,}ха(?!\p{L})/u);

function complained(
  quote: string,
  words: (typeof reviewWords)['EN']['one'],
  language: Language,
): string {
  // “Nice place but the music was loud”
  const { complaint, isStated } = complaintOf(quote.replace(bareBut, ''), language);
  const [first = ''] = complaint.split(',');
  if (complaint === '' || leftOver.test(complaint) || !hasVerb[language].test(first))
    return words.sorry;
  return isStated ? `${complaint} ${words.sorryForThat}` : `${words.sorryThat}${complaint}.`;
}
