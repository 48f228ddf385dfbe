import { lettered } from '@savet/text/lettered';
import type { Figure } from '../../figures.ts';
import { anyPeriod } from '../period-words.ts';
import { standingCosts } from '../vocabulary.ts';
import { type CountDeed, countDeeds, type MoneyDeed, moneyDeed } from './deeds.ts';

/** Clues from the words around a figure, without a list of the things that are bought and sold. */
export interface Clue {
  /** The verb that an amount hangs on. */
  deed: MoneyDeed | null;
  /** The actions that the number counts. */
  deeds: ReadonlySet<CountDeed>;
  /** An amount per unit sold: “per rental”, „на наемане“, “each job costs me”. */
  isEach: boolean;
  /** It stands in a list that ends with one for each: “gas 22 and cleaning 15 per rental”. */
  isEachList: boolean;
  /** It follows a one-time payment: “a van for 9,000, a trailer 2,000”. */
  isOutlayList: boolean;
  isFirst: boolean;
  /** All the words between the figure before and it. */
  lead: string;
  /** The words of its clause before it. */
  own: string;
  /** The words behind it, up to the end of the clause. */
  rest: string;
}

export const noClue: Clue = {
  ...{ deed: null, deeds: new Set(), isEach: false, isEachList: false, isOutlayList: false },
  isFirst: false,
  ...{ lead: '', own: '', rest: '' },
};

const clauseEnd = lettered(
  /[.;:!?]|,(?:\s|$)|\s[-–—]\s|(?<!\p{L})(?:and|but|plus|if|or|и|но|а|ако|плюс|или|които|който|която|което|which)(?!\p{L})/u,
);
const noUnit = `${anyPeriod}|half|full|total|all|lot|piece of|bit|while|go at`;
const behind = lettered(
  `^\\s*(?:(?:of|in|for)\\s\\p{L}+\\s(?=per|each))?(?:each|apiece|a pop|a go|(?:per|a|an|each|every|for (?:each|one|every))\\s+(?!(?:${noUnit})(?!\\p{L}))\\p{L}{2,}|(?:на|за)\\s+(?:един|една|едно|всеки|всяка|всяко)\\s+(?!(?:${anyPeriod})(?!\\p{L}))\\p{L}+)(?!\\p{L})`,
  'u',
);
const behindIn = lettered(`^\\s*на\\s+(?!(?:${anyPeriod})(?!\\p{L}))(\\p{L}{3,})`, 'u');
/** „на наемателя“ is somebody, „на наемане“ is each time. */
const definite = /(?:ъ|я|а|о|и)(?:т|та|то|те)$|(?:ът|ят)$/u;
/** “A cup goes for”, “every job costs me”: the next figure is for one. */
const ahead = lettered(
  `(?<!\\p{L}|(?:printer|offer|option|plan|firm|supplier|company|shop|courier|studio) )(?<one>an?|each|every|one|per|един|една|едно|всеки|всяка|всяко)\\s+(?!(?:${anyPeriod}|average|new|total|bit|lot)(?!\\p{L}))(?<noun>\\p{L}+)(?:\\s\\p{L}+)?\\s+(?:\\p{L}+\\s+){0,3}$`,
  'u',
);
const perAhead = lettered(
  `(?<!\\p{L})per\\s+(?!(?:${anyPeriod})(?!\\p{L}))\\p{L}+\\s*(?:is|are|:)?\\s*$`,
  'u',
);
/** “18 bought a course at 160”: the verb is about the customers, not about the user. */
const theirs = lettered(
  /^\s*(?:си\s|се\s|\p{L}+\s(?=bought|paid))?(?:bought|paid|купиха|платиха)(?!\p{L})/u,
);
const STEM = 3;

const standing = lettered(standingCosts, 'iu');
const perPeriod = lettered(
  `^\\s*(?:(?:a|an|per|each|every|на|за)\\s+(?:${anyPeriod})|monthly|weekly|yearly|месечно|седмично|годишно)(?!\\p{L})`,
  'iu',
);

/** The clues of each figure of a question. */
export function cluesIn(figures: readonly Figure[]): Clue[] {
  const text = `${figures[0]?.before ?? ''}${figures.map(({ after }) => after).join(' ')}`;
  const clues = figures.map(({ before, after, unit }, index): Clue => {
    const own = before.split(clauseEnd).at(-1) ?? '';
    const [rest = ''] = after.split(clauseEnd);
    const isCount = unit === 'none' || unit === 'percent';
    // “38 called and 11 booked”: the words directly behind a figure belong to it.
    const isShared = index > 0 && own.length === before.length;
    const isTheirs = isShared && figures[index - 1]?.unit === 'none';
    const deed = moneyDeed(`${isTheirs ? own.replace(theirs, '') : own}#`);
    return {
      deed,
      deeds: isCount ? countDeeds(isShared ? '' : own, rest) : new Set(),
      isEach: behind.test(rest) || isEachIn(rest, text) || isEachAhead(own, deed, text),
      isEachList: false,
      isOutlayList: false,
      isFirst: false,
      lead: before,
      own,
      rest,
    };
  });
  return clues.map((clue, index) => ({
    ...clue,
    isEachList: isInEachList(clues, figures, index),
    isOutlayList: isInOutlayList(clues, index),
    isFirst: index === 0,
  }));
}

/** “Bought a cart for” is about one purchase, “a cup goes for” about each sale. */
function isEachAhead(own: string, deed: MoneyDeed | null, text: string): boolean {
  const { one = '', noun = '' } = ahead.exec(own)?.groups ?? {};
  if (one === '') return perAhead.test(own);
  if (!/^an?$/u.test(one)) return true;
  // “A session is 65”, where sessions are counted.
  return deed === 'cost' ? timesNamed(noun, text) > 1 : deed !== 'outlay' && deed !== null;
}

function timesNamed(noun: string, text: string): number {
  const stem = noun.slice(0, Math.max(STEM, noun.length - 2));
  return text.match(lettered(`(?<!\\p{L})${stem}(?!ко(?!\\p{L}))`, 'gu'))?.length ?? 0;
}

/** „8 на наемане“, if the text names the noun again. */
function isEachIn(rest: string, text: string): boolean {
  const [, noun = ''] = behindIn.exec(rest) ?? [];
  if (noun === '' || definite.test(noun)) return false;
  return timesNamed(noun, text) > 1 || /^(?:брой|бройка|човек|глава|клиент|поръчка)$/u.test(noun);
}

function isInEachList(clues: readonly Clue[], figures: readonly Figure[], index: number): boolean {
  const clue = clues[index];
  const next = clues[index + 1];
  const between = figures[index]?.after ?? '';
  if (clue === undefined || next === undefined || clue.isEach) return false;
  // “Rent is 900 a month and gas 15 per rental.”
  if (perPeriod.test(clue.rest) || standing.test(clue.own)) return false;
  if (/[.;!?]\s/u.test(between) || figures[index + 1]?.unit === 'percent') return false;
  const isOpen = next.deed === null || next.deed === clue.deed;
  return isOpen && (next.isEach || isInEachList(clues, figures, index + 1));
}

function isInOutlayList(clues: readonly Clue[], index: number): boolean {
  const clue = clues[index];
  const last = clues[index - 1];
  if (clue === undefined || last === undefined || clue.isEach || clue.deed !== null) return false;
  if (/[.;!?]\s/u.test(clue.lead) || clue.deeds.size > 0) return false;
  // “3 of 40 booked” is no amount.
  if (clue.own.trim() === '' && !/^\s*(?:on|for|за)\s/u.test(clue.rest)) return false;
  return last.deed === 'outlay' || isInOutlayList(clues, index - 1);
}
