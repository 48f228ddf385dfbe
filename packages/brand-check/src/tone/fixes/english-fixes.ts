import {
  deleting,
  type Fix,
  lineBefore,
  noFix,
  type Range,
  replacing,
  wordAfter,
  wordBefore,
} from '../../fixing/edits.ts';
import {
  hypeAdjectives,
  hypeAdverbs,
  hypeNouns,
  jargonAdjectives,
  jargonInPlace,
  jargonWords,
} from './english-words.ts';

const determiners = words(
  'a an the this that these those our your my his her its their every each some any no',
);
/** What can't follow an adjective that stands before its noun. */
const noNoun = words(
  'of in to for from with at by on than as is are was were be has have that which who what how and or but if when',
);
const degrees = words('very so too really truly quite how as');
const comparing = words('more most less least');
/** Adjectives that stand before a noun only: behind one, or without one, they mean something else. */
const beforeNounOnly = words('unmatched unparalleled unrivaled unrivalled ultimate turnkey', [
  'next level',
  'end to end',
  'omni channel',
  'omnichannel',
  'future proof',
  'value added',
]);

export function englishHypeFix(text: string, range: Range): Fix {
  const found = normalised(text, range);
  if (hypeAdverbs.has(found)) return deleting(text, range);
  const noun = hypeNouns[found];
  if (noun !== undefined) return replacing(text, range, noun);
  return adjectiveFix(text, range, hypeAdjectives[found]);
}

export function englishJargonFix(text: string, range: Range): Fix {
  const found = normalised(text, range);
  const adjective = jargonAdjectives[found];
  if (adjective !== undefined) return adjectiveFix(text, range, adjective);
  const inPlace = jargonInPlace[found];
  const say = inPlace?.after.test(lineBefore(text, range.start)) ? inPlace.say : jargonWords[found];
  if (say === undefined) return noFix;
  // “A cooperation” would be odd.
  const isCounted = found === 'synergy' && ['a', 'an'].includes(wordBefore(text, range.start));
  return replacing(text, range, isCounted ? 'joint effect' : say);
}

function adjectiveFix(text: string, range: Range, say: string | undefined): Fix {
  if (say === undefined) return noFix;
  const [before, after] = [wordBefore(text, range.start), wordAfter(text, range.end)];
  if (comparing.has(before) || after === 'what' || after === 'how') return noFix;
  const isBeforeNoun = after !== '' && !noNoun.has(after);
  // After an article it may be a noun itself: “the epic”.
  if (determiners.has(before) && !isBeforeNoun && !isJoined(after)) return noFix;
  if (beforeNounOnly.has(normalised(text, range)) && !isBeforeNoun) return noFix;
  if (after === say) return deleting(text, range);
  return replacing(text, range, degrees.has(before) ? say.replace(/^very /, '') : say);
}

/** “An amazing and quiet place”. */
function isJoined(after: string): boolean {
  return after === 'and' || after === 'but' || after === 'or';
}

function normalised(text: string, { start, end }: Range): string {
  return text
    .slice(start, end)
    .toLowerCase()
    .replace(/[-\s]+/g, ' ');
}

function words(list: string, expressions: readonly string[] = []): ReadonlySet<string> {
  return new Set([...list.split(' '), ...expressions]);
}
