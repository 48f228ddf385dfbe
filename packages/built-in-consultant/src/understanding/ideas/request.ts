import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { numberWordsIn } from '@savet/text/number-words';
import type { IdeaKind } from '../../knowledge/ideas.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { COUNT_MAX, type IdeaRequest } from '../details/idea-request.ts';
import { askersTrade } from '../details/trade.ts';
import { isBusiness, nameIn, occasionNamed, phrasesIn, townIn, tradeNamed } from './about.ts';
import { ideas, openQuestion } from './kind-asked.ts';
import { kindSigns } from './kinds.ts';
import { namedWords } from './named.ts';

type Needed = Pick<Knowledge, 'followUps' | 'ideas' | 'understanding'>;

/** The parts of a request for ideas: the topic, the readers, the number wanted. */
export function requestOf(
  text: string,
  kind: IdeaKind,
  language: Language,
  knowledge: Needed,
): IdeaRequest {
  const rest = text.replace(kindSigns[kind].pattern, ' \uE002 ').replace(openQuestion, ' \uE002 ');
  const occasion = occasionNamed(rest, knowledge);
  const found = phrasesIn(withoutOccasion(rest), language).filter(
    (phrase) => !isOccasion(phrase, occasion, knowledge),
  );
  const isWhole = (phrase: string) =>
    isBusiness(phrase) || (/^an? /iu.test(phrase) && tradeNamed(phrase, knowledge) !== null);
  const businesses = found.filter(isWhole);
  // „Пекарна на две сестри“: the sisters are no thing.
  const things = found.filter((phrase) => !businesses.some((each) => each.includes(phrase)));
  const hasOwner = owner.test(text);
  const isOfHiring = kind === 'interview' || kind === 'jobtitles';
  const thing = things.find((phrase) => isOfHiring || !isWhole(phrase)) ?? hired(text) ?? null;
  const own = [...businesses, ...(hasOwner ? [rest] : [])].join(', ');
  const named = tradeNamed(own, knowledge) ?? askersTrade(rest, knowledge);
  // The topic of a text is not always the writer's trade.
  const trade =
    named ??
    (isOfHiring || (thing !== null && kind !== 'hashtags') ? null : tradeNamed(rest, knowledge));
  return {
    kind,
    count: countIn(withoutOccasion(text), kind),
    thing:
      thing === null ? null : thing.replace(lettered(/^(?:an?|един|една|едно)\s+(?=\p{L})/iu), ''),
    named: namedWords(rest, trade, language, knowledge),
    trade,
    business: businesses[0] ?? null,
    namesBusiness: businesses.length > 0 || (hasOwner && named !== null),
    occasion,
    name: nameIn(text),
    place: townIn(text),
    words: kind === 'names' ? materialsIn(text) : [],
    budget: budgetIn(text),
  };
}

/** “For Valentine’s Day” is no thing; “our summer sale on garden furniture” is one. */
function isOccasion(phrase: string, occasion: number | null, knowledge: Needed): boolean {
  return (
    occasion !== null &&
    phrase.split(' ').length <= OCCASION_WORDS &&
    !/^(?:our|my|наш|мо[яй])/iu.test(phrase) &&
    occasionNamed(phrase, knowledge) !== null &&
    !seasonal.test(phrase)
  );
}

const OCCASION_WORDS = 3;
/** “Winter pruning” is a thing, “the winter season” none. */
const seasonal = lettered(
  /^(?:the )?(?:spring|summer|autumn|winter|пролетн\p{L}+|летн\p{L}+|есенн\p{L}+|зимн\p{L}+) (?!season|time|months|holidays|break|days|weeks|сезон|месеци|дни|празници|ваканция)\p{L}/iu,
);

/** Whoever says what they have or are. */
const owner = lettered(
  /(?<!\p{L})(?:i have|i run|i own|i(?:’|')?m an?|i am an?|we have|we run|we own|we(?:’|')?re an?|we are an?|имам|имаме|сме|съм|държа|държим|my|our)(?!\p{L})/iu,
);

/** “I’m hiring a waiter”, „търсим шофьор“. */
function hired(text: string): string | null {
  const found = lettered(
    /(?<!\p{L})(?:hiring|hire|looking for|наемам|наемаме|търся|търсим|назначаваме)\s+(?:an? |our |my |the )?([\p{L}-]+(?: (?!i |we |pls|please|and |и |for )[\p{L}-]+)?)/iu,
  ).exec(text);
  return found?.[1]?.trim() ?? null;
}

const dated = lettered(
  /(?<![\p{L}\d])(?:8|1|14|осми|15)(?:-?(?:ми|th|st))?\s+(?:март|march|февруари|february|септември|september)(?!\p{L})/giu,
);

function withoutOccasion(text: string): string {
  return text.replace(dated, ' \uE002 ');
}

/** A number counts what stands right behind it, or stands by itself: “say 7”. */
function countIn(text: string, kind: IdeaKind): number | null {
  // “Names for three packages” are the names of one set.
  if (kind === 'packages') return null;
  for (const { 0: written, index } of text.matchAll(numbers)) {
    const value = /^\d/u.test(written) ? Number(written) : (numberWordsIn(written)[0] ?? 0);
    const after = text.slice(index + written.length);
    const near = after.slice(0, COUNTED_WITHIN);
    const isCounted =
      alone.test(after) || kindSigns[kind].pattern.test(near) || near.search(ideas) >= 0;
    if (value >= 1 && isCounted && !unit.test(after)) return Math.min(value, COUNT_MAX);
  }
  return null;
}

/** In UTF-16 units. */
const COUNTED_WITHIN = 80;
const numbers = lettered(
  /(?<![\p{L}\p{N}.,€$])(?:\d{1,2}(?![\d.:]|,\d)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|dozen|две|два|три|четири|пет|шест|седем|осем|девет|десет|дванайсет|дванадесет|петнайсет|двайсет|двадесет)(?!\p{L}))/giu,
);
const alone = lettered(
  /^\s*(?:$|[,.;!?)]|(?:please|pls|max|maximum|of them|or so|моля|броя|неща|най-много|ако може)(?!\p{L}))/iu,
);
const unit = lettered(
  /^\s*(?:%|€|\$|-?(?:days?|weeks?|months?|years?|hours?|minutes?|people|words?|characters?|euros?|лв|евро|лева|ден|дни|седмици|месеца|години|часа|минути|души|думи|знака|процента|st|nd|rd|th|ми|ти)(?!\p{L}))/iu,
);

function materialsIn(text: string): string[] {
  const found = lettered(
    /(?<!\p{L})(?:use|using|made (?:of|from|with)|work with|правя (?:от|с)|от|използвам|работя с)\s+([\p{L}]{3,20})(?:,? (?:and|и) |, )([\p{L}]{3,20})/iu,
  ).exec(text);
  return found === null ? [] : [found[1] ?? '', found[2] ?? ''];
}

function budgetIn(text: string): string | null {
  return (
    lettered(
      /(?<![\p{L}\d])(?:€ ?\d{1,4}|\d{1,4} ?(?:€|euros?|eur|евро|лв\.?|лева))(?!\p{L})/iu,
    ).exec(text)?.[0] ?? null
  );
}
