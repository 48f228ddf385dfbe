import { lettered } from '@savet/text/lettered';
import { searchFor } from '@savet/text/search/search';
import { type WordIndex, wordIndexOf } from '@savet/text/search/word-index';
import type { Mark } from '../finding.ts';
import { mark, marksOfMatches } from '../rule.ts';

/** Said in the same way in the profile: “in 12 weeks” against “in 4 weeks”, “since 2009” against “since 1998”. */
const sayings = [
  lettered(
    /(?<![\p{L}\p{N}])(?<way>in|within|за) (?<number>\d{1,3}) (?<unit>(?:second|minute|hour|day|week|month|year|секунд|минут|час|дни|ден|седмиц|месец|годин)\p{L}*)/iu,
  ),
  lettered(
    /(?<![\p{L}\p{N}])(?<way>since|от) (?<number>(?:19|20)\d\d)(?!\d|[ \u00a0]?[€%])(?<unit>)/iu,
  ),
].map(searchFor);

/** Small numbers and years, which count as claims only where the profile says another one in the same way. */
export function contradictions(words: WordIndex, facts: string): Mark[] {
  const factWords = wordIndexOf(facts);
  return sayings.flatMap((saying) => {
    const given = saying(factWords).map(partsOf);
    return marksOfMatches(saying(words), (match) => {
      const { key, number } = partsOf(match);
      const same = given.filter((fact) => fact.key === key);
      if (same.length === 0 || same.some((fact) => fact.number === number)) return null;
      const start = match.index + match[0].indexOf(number);
      return mark(start, match.index + match[0].length, null, { detail: match[0] });
    });
  });
}

/** Singular and plural of a unit begin alike. */
function partsOf({ groups = {} }: RegExpMatchArray): { key: string; number: string } {
  const { way = '', number = '', unit = '' } = groups;
  return { key: `${way} ${unit.slice(0, 3)}`.toLowerCase(), number };
}
