import type { BrandFieldName } from '@savet/contract/brand-hub';
import { lettered } from '@savet/text/lettered';

/** A longer message tells a story, and asks for advice. In words. */
const WORDS_MAX = 20;

/** A question that the entries of the own Brand Hub answer, and the fields that do. */
const asked: readonly (readonly [RegExp, readonly BrandFieldName[]])[] = [
  [
    lettered(
      /(?<!\p{L})(?:who(?:m)?(?:[’']s| is| are) (?:my|our) (?:\p{L}+ )?(?:customers?|clients?|audience|buyers?|guests?)(?!,? (?:that|who|whose|which|service|support|care|relations))|who(?:m)? do (?:we|i) (?:sell to|serve|work for)|ко[ий] (?:е|са) (?=.*(?<!\p{L})(?:мо[яи]\p{L}{0,2}|наш\p{L}{0,3}|ни|ми)(?!\p{L}))(?:\p{L}+ ){0,3}(?:клиент|купувач)\p{L}*(?! [мн]и,|,? (?:[мн]и )?(?:ко[йяеи]\p{L}*то|дето))|(?:на|за) кого (?:продаваме|продавам|работим|работя)|кого обслужва(?:ме|м))(?!\p{L})/iu,
    ),
    ['idealCustomer'],
  ],
  [
    lettered(
      /(?<!\p{L})(?:what (?:makes|sets) (?:us|me|our (?:business|company|firm|shop)) (?:apart|(?:so )?(?:different|special|unique))|how (?:are we different|do we (?:differ|stand out))|why (?:do|should|would) (?:people|customers|clients|they|someone|somebody|anyone) (?:choose|pick|buy from|hire|come to) us|какво (?:ни|ме) (?:прави (?:по-)?(?:различ|особен|уникал)|отличава|различава)\p{L}*|(?:с|по) какво (?:се )?(?:отличаваме|различаваме|сме (?:\p{L}+ )?(?:по-)?(?:различн|особен|уникалн)\p{L}*)|защо (?:клиент\p{L}*|хора\p{L}*)? ?(?:да )?(?:ни избират|избират нас|изберат нас|купуват от нас))(?!\p{L})/iu,
    ),
    ['usp', 'competitiveAdvantage', 'positioningStatement', 'category'],
  ],
  [
    lettered(
      /(?<!\p{L})(?:what (?:are|is) (?:their|(?:my|our) (?:customers?|clients?)[’']?s?) (?:main |biggest )?(?:pains?|pain points?|problems?)|what problems? do (?:my|our) (?:customers|clients) have|what (?:hurts|bothers|worries) (?:them|(?:my|our) (?:customers|clients))|какво (?:го|ги|я|ни клиентите) боли|какво боли (?:клиент|наш|мо)\p{L}*|какъв (?:е )?проблем\p{L}* (?:имат|на) (?:клиентите|нашите|моите)\p{L}*|какви (?:са )?(?:проблеми|болки)\p{L}* (?:имат|на) (?:клиентите|нашите|моите)\p{L}*)(?!\p{L})/iu,
    ),
    ['painPoints'],
  ],
  [
    lettered(
      /(?<!\p{L})(?:what do (?:my|our) (?:ideal )?(?:customers|clients|guests) (?:really |actually |most )?(?:want|wish|desire|hope|dream)|какво (?:наистина |всъщност |най-много )?(?:искат|желаят|мечтаят) (?:клиентите (?:ми|ни)|нашите клиенти|моите клиенти))(?!\p{L})/iu,
    ),
    ['desires'],
  ],
  [
    lettered(
      /(?<!\p{L})(?:what (?:would|will|could|makes?|gets?) (?:make |get )?(?:them|(?:my|our) (?:customers|clients)) (?:to )?(?:switch|buy|choose|come|decide|call)|when do (?:my|our) (?:customers|clients) (?:decide|buy|come|switch|call)|кога (?:се )?(?:(?:клиентите (?:ми|ни)|нашите клиенти|моите клиенти) )?(?:се )?(?:решават|купуват|избират)(?=.*(?:клиент|нас))|какво (?:ще |би )?(?:(?:ги|клиентите ни|клиентите ми) )(?:накара\p{L}*|кара|убеди\p{L}*))(?!\p{L})/iu,
    ),
    ['buyingTriggers'],
  ],
];
/** “Their pains” in the second half of a question on the customer. */
const andPains = lettered(
  /(?<!\p{L})(?:and (?:what )?(?:are )?(?:their|its) (?:main |biggest )?(?:pains?|pain points?|problems?)|и какъв е проблемът (?:им|му)|и какви са (?:болките|проблемите) (?:им|му))(?!\p{L})/iu,
);
/** A request for the way to it, or for a text, does not ask what it is. */
const wantsMore = lettered(
  /^\s*(?:how (?:do|can|should|to|would) (?:i|we|you)(?! (?:differ|stand out))|help|write|draft|напиш\p{L}*|как да|помогн\p{L}*|помощ|suggest|предлож\p{L}*)(?!\p{L})/iu,
);

/** The fields that answer a question about the own business, one group for each of its parts; none if it is another question. */
export function ownFactsAsked(query: string): (readonly BrandFieldName[])[] {
  if (query.split(/\s+/u).length > WORDS_MAX || wantsMore.test(query)) return [];
  const found = asked.flatMap(([pattern, fields]) => (pattern.test(query) ? [fields] : []));
  const isCustomer = found.some(([first]) => first === 'idealCustomer');
  const isOfPains = found.some(([first]) => first === 'painPoints');
  return isCustomer && !isOfPains && andPains.test(query) ? [...found, ['painPoints']] : found;
}
