import type { Replacement } from '@savet/contract/brand-check';
import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import { capitalised } from '../../fixing/edits.ts';
import { linking, npClause, npRelative } from './bulgarian-clauses.ts';
import { subject } from './english-clauses.ts';
import type { Joint, JointFinder } from './joints.ts';

/** A sentence that begins below its main clause, and how the two are said one after the other. */
interface Opening {
  /** What is left out at the beginning, up to the next word. */
  begins: RegExp;
  /** What is before the main clause. Only one place in the sentence may fit. */
  turns: RegExp;
  /** What ends the first sentence and begins the second one. */
  put: string;
  /** What the first sentence begins with instead. */
  first?: (words: string) => string | null;
}

/** Divides “Because X, Y” into “X. That is why Y”. */
export function openingJoints(openings: readonly Opening[]): JointFinder {
  return (written) => openings.flatMap((opening) => jointOf(opening, written) ?? []);
}

function jointOf({ begins, turns, put, first }: Opening, written: string): Joint | null {
  const begun = begins.exec(written);
  const [turn, ...others] = matchesOf(written, turns);
  if (!begun || !turn || others.length > 0) return null;
  const lead = written.slice(begun[0].length, turn.index);
  const words = first ? first(lead) : lead;
  if (words === null) return null;
  const changed = /^\p{Lu}/u.test(written) ? capitalised(words) : words;
  const next = turn.index + turn[0].length;
  return {
    ...{ start: turn.index, end: next, text: put, next, fromStart: true },
    also: [beginning(written.slice(0, turn.index), changed)],
  };
}

/** The edit that makes another beginning, up to the first letter from which both are the same. */
function beginning(found: string, words: string): Replacement {
  let same = 0;
  while (same < words.length && found.at(-1 - same) === words.at(-1 - same)) same += 1;
  return { start: 0, end: found.length - same, text: words.slice(0, words.length - same) };
}

/** Where a main clause begins. */
const englishMain = String.raw`, (?=${subject}(?!\p{L}))`;

export const englishOpenings: readonly Opening[] = [
  {
    begins: /^if (?=you )/iu,
    turns: /, then (?=(?:you|we|I|they|he|she|it|our|the|your|this) )/giu,
    put: '? Then ',
    // A condition that isn’t real can’t be asked.
    first: (words) => {
      if (
        lettered(/:|^you (?:had|were|would|could|did|should)(?!\p{L})|, (?:if|and if) /iu).test(
          words,
        )
      )
        return null;
      const asked = /^you have ever (?<rest>.*)$/iu.exec(words)?.groups?.['rest'];
      return asked === undefined ? words : `have you ever ${asked}`;
    },
  },
  {
    begins: /^because (?!of )/iu,
    turns: lettered(englishMain, 'giu'),
    put: '. That is why ',
    first: withoutSecond(/, because |(?:^|, )(?:if|when|although|while) /iu),
  },
  {
    begins: /^(?:although|even though|though) /iu,
    turns: lettered(englishMain, 'giu'),
    put: '. Even so, ',
    first: withoutSecond(/(?:^|, )(?:if|when|because|while) /iu),
  },
];

const clitic = '(?:се|си|ме|те|го|я|ни|ви|Ви|ги|му|ѝ|й|им|ми|ти|е|са|съм|сме|сте|не|да)';
/** A subject, alone or with a relative clause, and its verb: never a verb behind the comma, which may end such a clause. */
const bulgarianMain = String.raw`, (?!(?:${linking}|или|но|а|отколкото|както|без|след|преди|за|защото) )(?=${npClause}|${npRelative})`;

export const bulgarianOpenings: readonly Opening[] = [
  {
    begins: /^ако /iu,
    turns: /, значи /giu,
    put: '? Значи ',
    first: (words) => {
      if (lettered(/(?:^|, )(?:и )?ако |(?<!\p{L})(?:бих|би|бяха|беше)(?!\p{L})/iu).test(words))
        return null;
      // “Някога си стоял” → “стоял ли си някога”, “сте учили” → “учили сте”.
      const ever = lettered(/^някога (?<be>си|сте) (?<verb>\p{L}+) (?<rest>.*)$/iu).exec(
        words,
      )?.groups;
      if (ever) return `${ever['verb']} ли ${ever['be']} някога ${ever['rest']}`;
      const been = lettered(/^(?<be>си|сте) (?<verb>\p{L}+л[аои]?) (?<rest>.*)$/iu).exec(
        words,
      )?.groups;
      if (been) return `${been['verb']} ${been['be']} ${been['rest']}`;
      return lettered(`^${clitic} `, 'iu').test(words) ? null : words;
    },
  },
  {
    begins: /^(?:тъй като|понеже) /iu,
    turns: lettered(bulgarianMain, 'giu'),
    put: '. Затова ',
    first: withoutClitic(/, (?:защото|понеже|тъй като|ако|когато) /iu),
  },
  {
    begins: /^(?:макар че|макар и да|въпреки че) /iu,
    turns: lettered(bulgarianMain, 'giu'),
    put: '. Въпреки това ',
    first: withoutClitic(/, (?:защото|понеже|тъй като|ако|когато) /iu),
  },
];

/** Another clause of the kind would make two readings. */
function withoutSecond(other: RegExp): (words: string) => string | null {
  return (words) => (other.test(words) ? null : words);
}

/** Unstressed words can’t begin a sentence. */
function withoutClitic(other: RegExp): (words: string) => string | null {
  const begins = lettered(`^${clitic} (?!е )`, 'u');
  return (words) =>
    other.test(words) || (begins.test(words) && !words.startsWith('не ')) ? null : words;
}
