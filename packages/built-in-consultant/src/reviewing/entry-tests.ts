import type { BrandFieldName } from '@savet/contract/brand-hub';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { avoidedWords } from '@savet/text/vocabulary';
import type { EntryFlaw } from '../knowledge/replies.schema.ts';

/** The entries that are judged, the most important first. */
export const judgedFields: readonly BrandFieldName[] = [
  ...(['usp', 'competitiveAdvantage', 'positioningStatement', 'idealCustomer'] as const),
  ...(['mission', 'toneOfVoice', 'values', 'vision', 'painPoints', 'products'] as const),
  ...(['vocabularyGuide', 'buyingTriggers', 'desires'] as const),
];

const number =
  '(?:\\d[\\d.,]*\\p{L}*|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|twice|половин\\p{L}*|дв(?:е|а)|три|четири|пет|шест|седем|осем|девет|десет|дванайсет|дванадесет|двайсет|двадесет)';
const time =
  "(?:minutes?|hours?|days?|nights?|mornings?|evenings?|weeks?|weekends?|months?|years?|monday|friday|sunday|o[’']clock|минут\\p{L}*|час(?:а|ове|ът)?|ден|дни|дена|нощ\\p{L}*|сутрин\\p{L}*|вечер\\p{L}*|седмиц\\p{L}*|месец\\p{L}*|годин\\p{L}*|понеделник|петък|неделя|вчера|утре)";
/** A number, a time or a promise of money inside a sentence, which a stranger can check. */
const anchor = lettered(
  String.raw`(?<!\p{L})(?:${number}(?: (?:${time}|\p{L}{3,}))?|(?:(?:before|within|after|until|every|per|same|next|отпреди|преди|до|след|всяка|всеки|същия|по) )?${time}|free of charge|free|money back|refund|безплатн\p{L}*|връщаме парите)(?!\p{L})`,
  'giu',
);
const name = lettered(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/gu);
const limit = lettered(
  /(?<!\p{L})(?:but|not|never|no|without|rather than|но|не|никога|без|а не)(?!\p{L})/iu,
);
/** “We say no in a day”: a sentence about what is done. */
const behaviour = lettered(
  /(?<!\p{L})(?:we|i|our|never|always|even|ние|\p{L}{3,}(?:аме|яме|им|ем)|винаги|никога|дори)(?!\p{L})/iu,
);
/** A kind of people or firms with a limit: a size, a place, a trait. */
const narrowed = lettered(
  /(?<!\p{L})(?:with|without|who|that|whose|under|over|from|between|с|със|без|които|който|която|чиито|под|над|от|между|до)(?!\p{L})/iu,
);
const ITEM_WORDS = 2;
const PAIRS = 3;
const ITEMS = 2;

/** The checkable facts of an entry, such as numbers and names, as typed. */
export function anchorsIn(value: string): string[] {
  const found = [...value.matchAll(anchor), ...value.matchAll(name)]
    .toSorted((a, b) => a.index - b.index)
    .map(([words]) => words.trim());
  return [...new Set(found)];
}

/** The flaws of an entry; empty for an empty entry, or for one without any of them. */
export function flawsOf(field: BrandFieldName, value: string): EntryFlaw[] {
  if (value === '') return [];
  const items = itemsOf(value);
  const isAnchored = anchorsIn(value).length > 0;
  switch (field) {
    case 'usp':
    case 'competitiveAdvantage':
    case 'positioningStatement':
      return isAnchored ? [] : ['noProof'];
    case 'mission':
      return isAnchored ? [] : ['noAnchor'];
    case 'vision':
      return /\d/u.test(value) ? [] : ['noYear'];
    case 'values':
      return wordOnly(value) === null ? [] : ['onlyWords'];
    case 'idealCustomer':
      return isAnchored || narrowed.test(value) ? [] : ['noSize'];
    case 'painPoints':
    case 'buyingTriggers':
    case 'desires':
      return items.length < ITEMS ? ['oneItem'] : [];
    case 'toneOfVoice':
      return limit.test(value) ? [] : ['noLimit'];
    case 'vocabularyGuide':
      return avoidedWords(value).length < PAIRS ? ['fewPairs'] : [];
    case 'products':
      return /\d/u.test(value) ? [] : ['noPrice'];
    default:
      return [];
  }
}

/** A value that is only a word or two, and no behaviour; null if there is none. */
export function wordOnly(value: string): string | null {
  return (
    itemsOf(value).find((item) => wordsOf(item).length <= ITEM_WORDS && !behaviour.test(item)) ??
    null
  );
}

/** The parts of an entry that is a list. */
export function itemsOf(value: string): string[] {
  return value
    .split(/[;\n]|,(?=\s)/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
