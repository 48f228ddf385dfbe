import { chancesBy } from '../../../recognition/sign-weights.ts';
import type { Calculation } from '../../calculation.ts';
import { type Asked, asksByName, namesAsked, questionsIn } from '../asks/asks.ts';
import { plainText } from '../reading/text.ts';
import type { Read, Role } from '../role.ts';
import {
  calculationOf,
  READ_MAX,
  readEachFigure,
  type Solved,
  solvedOf,
  supposes,
} from '../solve.ts';
import { askSigns, figureSigns } from './figure-signs.ts';
import type { LearnedSums } from './learned-sums.ts';

/** With fewer figures, nothing is worked out. */
const FIGURES_MIN = 2;
/** Readings that are followed at the same time, and roles of a figure and asks of a message that are tried. */
const READINGS_MAX = 16;
const ROLES_MAX = 4;
const ASKS_MAX = 3;
/** Less likely ones are not tried. */
const ROLE_MIN = 0.02;
const ASK_MIN = 0.05;
/** A result is given if its readings are that likely, and so much of all readings that lead to any result. */
const SUM_MIN = 0.5;
const SHARE_MIN = 0.9;
/** Digits in which two results are the same. */
const SAME_DIGITS = 6;

interface Reading {
  /** A role for each figure; `none` for one that belongs to no sum. */
  roles: readonly string[];
  chance: number;
}

/**
 * Works out a message whose figures no word rule reads. Learned weights give the figures likely roles and the message likely asks; the result
 * that nearly all likely readings have is returned. Null if the message asks for no sum, or if its readings differ.
 */
export function likelySum(asked: string, learned: LearnedSums): Calculation | null {
  if (asked.length > READ_MAX || !/\d/u.test(asked)) return null;
  const text = plainText(asked);
  const figures = readEachFigure(text);
  if (figures === null || figures.length < FIGURES_MIN || supposes.test(text)) return null;
  const names = namesAsked(text);
  if (names === null) return null;
  let all = 0;
  const byResult = new Map<string, { chance: number; solved: Solved | null }>();
  for (const { roles, chance } of readingsOf(figures, text, names, learned)) {
    for (const ask of likelyAsks(roles, text, names, learned)) {
      const solved = ask.names.length === 0 ? null : solvedWith(roles, ask.names, figures, text);
      if (solved === null && ask.names.length > 0) continue;
      const result = solved === null ? '' : resultOf(solved);
      const known = byResult.get(result);
      const likely = chance * ask.chance;
      all += likely;
      byResult.set(result, {
        chance: (known?.chance ?? 0) + likely,
        solved: known?.solved ?? solved,
      });
    }
  }
  const [best] = [...byResult.values()].sort((a, b) => b.chance - a.chance);
  if (!best?.solved || best.chance < SUM_MIN || best.chance < SHARE_MIN * all) return null;
  return calculationOf(best.solved, asked);
}

/** The likeliest roles of all figures, each chosen in the light of those before. */
function readingsOf(
  figures: readonly Read[],
  text: string,
  asked: readonly string[],
  learned: LearnedSums,
): Reading[] {
  return figures.reduce<Reading[]>(
    (readings, _, at) =>
      readings
        .flatMap(({ roles, chance }) =>
          chancesBy(figureSigns(figures, at, text, asked, roles), learned.roles)
            .slice(0, ROLES_MAX)
            .filter((role) => role.chance > ROLE_MIN)
            .map((role) => ({ roles: [...roles, role.name], chance: chance * role.chance })),
        )
        .sort((a, b) => b.chance - a.chance)
        .slice(0, READINGS_MAX),
    [{ roles: [], chance: 1 }],
  );
}

/** The likeliest asks; `names` is empty for no sum. A message with several questions does not ask for one thing. */
function likelyAsks(
  roles: readonly string[],
  text: string,
  asked: readonly string[],
  learned: LearnedSums,
): { names: readonly string[]; chance: number }[] {
  const least = Math.min(2, questionsIn(text));
  return chancesBy(askSigns(roles, text, asked), learned.asks)
    .slice(0, ASKS_MAX)
    .filter(({ chance }) => chance > ASK_MIN)
    .map(({ name, chance }) => ({ names: name === 'none' ? [] : name.split('+'), chance }))
    .filter(({ names }) => names.length === 0 || names.length >= least)
    .filter(({ names }) => !names.some((name) => isRuledOut(name, text)));
}

/** “What price leaves me the same as now?” asks for no price of a cost. */
const isRuledOut = (name: string, text: string) =>
  name === 'price' && asksByName(name).every(({ not }) => not?.test(text));

function solvedWith(
  roles: readonly string[],
  names: readonly string[],
  all: readonly Read[],
  text: string,
): Solved | null {
  const read = all.map((each, at): Read => {
    const name = roles[at] as Role | 'none';
    return { ...each, role: name === 'none' ? null : name };
  });
  if (read.some((each) => each.role === null && cannotBeIdle(each))) return null;
  const figures = read
    .filter(({ role }) => role !== null)
    .map((each, at, kept) =>
      each.role === 'fixed' && kept[at - 1]?.role === 'crew' ? { ...each, each: 'crew' } : each,
    );
  const asks = names.map((name, at): Asked => ({ asks: asksByName(name), at, end: at + 1 }));
  const solved = solvedOf({ text, first: figures, figures, asks }, Number.POSITIVE_INFINITY, true);
  return solved && answersAll(names, solved) ? solved : null;
}

/** Results that answer two questions of one kind at once. */
const forBoth: readonly string[] = ['even-both', 'loan'];
/** Whether two questions of one kind, such as for a month and for a year, have an answer each. */
const answersAll = (names: readonly string[], { results: [first, ...others] }: Solved) =>
  new Set(names).size === names.length ||
  others.length > 0 ||
  (first !== undefined && forBoth.includes(first.say));

/** Shares, amounts and times of work nearly always belong to the sum; an age or a number of followers need not. */
function cannotBeIdle({ unit, sign, counts }: Read): boolean {
  return unit === 'percent' || sign !== '' || (unit === 'time' && counts !== 'year');
}

const resultOf = ({ results }: Solved) =>
  results
    .map(({ values }) => Object.values(values)[0]?.value.toPrecision(SAME_DIGITS) ?? '')
    .join(' ');
