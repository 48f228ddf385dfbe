import { lettered } from '@savet/text/lettered';
import {
  deleting,
  type Fix,
  lineBefore,
  noFix,
  type Range,
  replacing,
  wordAfter,
} from '../../fixing/edits.ts';
import {
  type Adjective,
  breathtaking,
  hypeAdjectives,
  jargonAdjectives,
  jargonSolutions,
  jargonVerbs,
  jargonWords,
  verbEndings,
} from './bulgarian-words.ts';

const endings = ['', 'а', 'о', 'и', 'ия', 'ият', 'ата', 'ото', 'ите'];
/** What no adjective or adverb belongs to. */
const noPartner = new Set(
  'е са беше бяха ли за и или в във на от с със че но а ще да се по при до към как колко какво когато'.split(
    ' ',
  ),
);

export function bulgarianHypeFix(text: string, range: Range): Fix {
  const found = lower(text, range);
  const first = lettered(/^(спиращ\p{L}*)\sдъха$/u).exec(found)?.[1];
  const pairs = first === undefined ? hypeAdjectives : [breathtaking];
  const inflected = inflectedBy(pairs, first ?? found);
  if (inflected === null) return noFix;
  return adjectiveFix(text, range, inflected);
}

export function bulgarianJargonFix(text: string, range: Range): Fix {
  const found = lower(text, range);
  const solution = lettered(/^(\p{L}+)(\sрешени\p{L}*)$/u).exec(found);
  if (solution) {
    const adjective = inflectedBy(jargonSolutions, solution[1] ?? '');
    return adjective ? replacing(text, range, adjective.say + (solution[2] ?? '')) : noFix;
  }
  const word = jargonWords[found] ?? verbFor(found);
  if (word !== null) return replacing(text, range, word);
  const adjective = inflectedBy(jargonAdjectives, found);
  // „Имплементирания“ is a noun, too.
  if (adjective === null || found.endsWith('рания')) return noFix;
  return adjectiveFix(text, range, adjective);
}

function adjectiveFix(text: string, range: Range, { say, ending }: Inflected): Fix {
  // „Най-невероятният“: the best of all would be a claim.
  if (/(?:най|по)-$/iu.test(lineBefore(text, range.start))) return noFix;
  const after = wordAfter(text, range.end);
  if (after === 'как' || after === 'колко' || after === 'какво') return noFix;
  // „Невероятно, но факт“: a whole clause.
  if (ending === 'о' && text.charAt(range.end) === ',') return noFix;
  // „Невероятно“ may be an adverb: the word that it belongs to stays right without it.
  const isDoubtful = ending === 'о' && after !== '' && !noPartner.has(after);
  return isDoubtful || after === say ? deleting(text, range) : replacing(text, range, say);
}

interface Inflected {
  say: string;
  ending: string;
}

/** The neutral adjective in the form of the found one; null if it is none of these. */
function inflectedBy(
  pairs: readonly (readonly [Adjective, Adjective])[],
  found: string,
): Inflected | null {
  for (const [[masculine, stem], [plainMasculine, plainStem]] of pairs) {
    // „Магически“ is singular or plural.
    if (found === masculine && masculine.endsWith('и')) return null;
    if (found === masculine) return { say: plainMasculine, ending: '' };
    const ending = endings.slice(1).find((one) => found === stem + one);
    if (ending !== undefined) return { say: plainStem + ending, ending };
  }
  return null;
}

function verbFor(found: string): string | null {
  for (const [stem, plain] of Object.entries(jargonVerbs)) {
    const ending = verbEndings.find((one) => found === stem + one);
    if (ending !== undefined) return plain + ending;
  }
  return null;
}

function lower(text: string, { start, end }: Range): string {
  return text.slice(start, end).toLowerCase();
}
