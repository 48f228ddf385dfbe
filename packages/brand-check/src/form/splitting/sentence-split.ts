import { type Replacement, withReplacements } from '@savet/contract/brand-check';
import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import type { Division } from '../../finding.ts';
import { capitalised, type Range } from '../../fixing/edits.ts';
import { isInsideMarks } from '../../language/inside-marks.ts';
import { countWords } from '../../language/sentences.ts';
import { bulgarianGrammar } from './bulgarian-grammar.ts';
import { englishGrammar } from './english-grammar.ts';
import type { Joint, SentenceGrammar } from './joints.ts';

const grammars: Record<Language, SentenceGrammar> = { EN: englishGrammar, BG: bulgarianGrammar };
/** A sentence with more is a list, or something else that no rule divides well. */
const JOINTS_MAX = 10;
/** A shorter part would not read like a sentence. */
const PART_WORDS_MIN = 3;
/** Behind a colon, more are those of a list. */
const COMMAS_MAX = 1;
/** Where a part has to stay too long: how much of the sentence it may be. */
const SHARES = [0.55, 0.65, 0.75, 0.85];
/** A full stop after these would not end the sentence. */
const abbreviation = /(?:^|[\s(„“])(?:г|гр|ул|бул|стр|т|д-р|проф|No|St|Mr|Mrs|Ms|Dr|etc|vs)$/iu;

/** A quotation in single marks, of which the closing one is an apostrophe, too. */
const singleQuoted = lettered(/‘(?:[^’]|’(?=\p{L}))*$/u);
/** Questions that what is before them names. */
const asks = lettered(
  /^(?:(?:with|for|to|from|in|на|от|до|за|с(?:ъс)?|в(?:ъв)?) )?(?:where|when|how|what|whom?|why|which|whether|къде|кого|откъде|кога|как|какво|каква|какъв|какви|кой|коя|кое|кои|защо|колко|дали)(?!\p{L})|^[^.,]* ли /iu,
);

/** A division, and all that it does to the text. */
export interface Divided extends Division {
  edits: readonly Replacement[];
}

/**
 * Divides a sentence into sentences of at most `max` words, at places where each part surely is one; where that is impossible, into
 * shorter ones than it is.
 * @returns null if there are no such places
 */
export function sentenceSplit(
  text: string,
  sentence: Range,
  max: number,
  language: Language,
): Divided | null {
  const written = text.slice(sentence.start, sentence.end);
  const grammar = grammars[language];
  const words = countWords(written);
  if (/\?\s*$/u.test(written) || grammar.bound.test(written)) return null;
  // No choice of so few joints makes each part short enough.
  if (words > max * (JOINTS_MAX + 1)) return null;
  const joints = jointsIn(written, grammar).filter(
    ({ start, next }) =>
      !isInsideMarks(written, start) &&
      !singleQuoted.test(written.slice(0, start)) &&
      !isBetweenPair(written, start, next, grammar),
  );
  if (joints.length === 0 || joints.length > JOINTS_MAX) return null;
  const strong = partsFrom(
    written,
    0,
    joints.filter(({ isWeak }) => !isWeak),
    max,
    grammar,
  );
  if (strong) return divisionAt(strong, written, sentence.start);
  for (const limit of [max, ...SHARES.map((share) => Math.floor(words * share))]) {
    const parts = limit < max ? null : partsFrom(written, 0, joints, limit, grammar);
    if (parts && parts.length > 0) return divisionAt(parts, written, sentence.start);
  }
  return null;
}

/** “Either … or …” stays together. */
function isBetweenPair(written: string, start: number, next: number, { pairs }: SentenceGrammar) {
  const left = written.slice(0, start);
  const right = written.slice(next - 1);
  return pairs.some(([before, after]) => before.test(left) && after.test(right));
}

function divisionAt(parts: readonly Joint[], written: string, at: number): Divided {
  const edits = parts
    .flatMap(({ start, end, text: put, also = [] }) => [{ start, end, text: put }, ...also])
    .toSorted((a, b) => a.start - b.start);
  const starts = [0, ...parts.map(({ next }) => next)];
  const ends = [...parts.map(({ start }) => start), written.length];
  const longest = Math.max(
    ...starts.map((start, index) => countWords(written.slice(start, ends[index]))),
  );
  return {
    edits: edits.map(({ start, end, text: put }) => ({
      start: at + start,
      end: at + end,
      text: put,
    })),
    parts: starts.length,
    longest,
    isList: false,
  };
}

/** The joints to use from a position on; null if a part would stay too long. The latest places make the fewest parts. */
function partsFrom(
  written: string,
  from: number,
  joints: readonly Joint[],
  max: number,
  grammar: SentenceGrammar,
): Joint[] | null {
  const rest = written.slice(from);
  if (countWords(rest) <= max) return [];
  for (const joint of joints.toReversed()) {
    if (joint.start <= from) break;
    const words = countWords(written.slice(from, joint.start));
    if (words > max || words < PART_WORDS_MIN || !canStandBefore(joint, written, from, grammar))
      continue;
    const further = partsFrom(written, joint.next, joints, max, grammar);
    if (further) return [joint, ...further];
  }
  return null;
}

/** Whether the words before a joint are a sentence, with what else the joint changes in them. */
function canStandBefore(
  { start, also = [], fromStart }: Joint,
  written: string,
  from: number,
  grammar: SentenceGrammar,
): boolean {
  if (fromStart) return from === 0;
  const changed = also
    .filter((edit) => edit.start >= from && edit.end <= start)
    .map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  return grammar.isSentence(
    withReplacements(written.slice(from, start), changed),
    changed.length > 0,
  );
}

function jointsIn(written: string, grammar: SentenceGrammar): Joint[] {
  const patterns = [
    grammar.joint,
    ...(grammar.instructs.test(written) ? [grammar.instruction] : []),
  ];
  const hasOneDash = written.split(/ [–—] /u).length === 2;
  const found = patterns.flatMap((pattern) =>
    matchesOf(written, pattern).map((match) => jointOf(match, written, grammar)),
  );
  const turned = grammar.turns.flatMap(({ pattern, put }) =>
    matchesOf(written, pattern).map((match) => turnOf(match, put, written)),
  );
  const further = grammar.finders.flatMap((find) => find(written));
  return [...further, ...found, ...turned]
    .filter((joint) => joint !== null)
    .filter(({ start, next }) => !/^ [–—]/u.test(written.slice(start, next)) || hasOneDash)
    .toSorted((a, b) => a.start - b.start);
}

function jointOf(match: RegExpExecArray, all: string, grammar: SentenceGrammar): Joint | null {
  const { mark = '', joint: joined } = match.groups ?? {};
  const conjunction = joined?.trim().toLowerCase() ?? '';
  if (mark === ',' && conjunction === '') return null;
  const opening = match.index + match[0].length;
  const right = all.slice(opening);
  const left = all.slice(0, match.index);
  if (!canEnd(left) || countWords(right) < PART_WORDS_MIN) return null;
  if (mark === ':' && (grammar.announces.test(left) || asks.test(right))) return null;
  // What a colon announces may go on behind a comma, and a list may follow it.
  if (mark === ',' && left.includes(':')) return null;
  if (mark === ':' && right.split(',').length > COMMAS_MAX + 1) return null;
  // “Not the oven, but the starter”.
  if (conjunction === 'а' && lettered(/(?<!\p{L})не(?!\p{L})[^,]*$/iu).test(left)) return null;
  if (!grammar.inserted?.test(right) && grammar.resumed.test(untilNextClause(right))) return null;
  const isKept = conjunction !== '' && conjunction !== grammar.dropped;
  const first = all.charAt(opening);
  const put = isKept ? `${capitalised(conjunction)} ${first}` : capitalised(first);
  const joint = { start: match.index, end: opening + 1, text: `. ${put}`, next: opening };
  // “Writes it, gives it away, and …”: the list is two verbs long then.
  const comma = conjunction === grammar.dropped ? grammar.listed.exec(left)?.index : undefined;
  return comma === undefined
    ? joint
    : { ...joint, also: [{ start: comma, end: comma + 1, text: ` ${grammar.dropped}` }] };
}

function turnOf(match: RegExpExecArray, put: string, all: string): Joint | null {
  const next = match.index + match[0].length;
  const right = all.slice(next);
  if (!canEnd(all.slice(0, match.index)) || countWords(right) < PART_WORDS_MIN) return null;
  // “They fail; they fail, because …” needs what is before it.
  const tail = all.slice(0, match.index).split(/[;:]/u).at(-1) ?? '';
  if (countWords(tail) < PART_WORDS_MIN) return null;
  const start = match.index;
  return put === ''
    ? { start, end: next + 1, text: `. ${capitalised(right.charAt(0))}`, next }
    : { start, end: next, text: `. ${put}`, next };
}

function canEnd(left: string): boolean {
  return !abbreviation.test(left);
}

/** A clause that a subordinate one opens goes on after the comma. */
function untilNextClause(right: string): string {
  const isBelow = lettered(
    /^(?:only (?:then|now|after that)|since|because|although|if|when|once|while|as soon as|понеже|тъй като|ако|когато|щом|макар че|докато|след като)(?!\p{L})/iu,
  );
  return isBelow.test(right) ? '' : right;
}
