import { lettered } from '@savet/text/lettered';
import type { Read } from '../role.ts';

/** Words of which only the first letters count: endings differ more than meanings. */
const STEM = 5;
/** How many words on each side of a figure are looked at, and how much text they are sought in. */
const BEFORE = 5;
const AFTER = 4;
const BEFORE_MAX = 70;
const AFTER_MAX = 60;
/** Words so near count in their order, too. */
const NEAR = 2;
const COUNTED_MAX = 4;
const words = lettered(/#|[\p{L}%&]+|[;:.,()?!]/giu);
const questionWord = lettered(/^(?:how|what|колко|как)/iu);

const stem = (word = '') => word.slice(0, STEM);
const stemsIn = (text: string) => (text.match(words) ?? []).map(stem);
const pairs = (stems: readonly string[], name: string) =>
  stems.slice(1).map((each, index) => `${name} ${stems[index]} ${each}`);

/**
 * The signs by which the role of a figure is learned: its unit, its words, its neighbours, what is asked, and the role that word rules give it.
 * @param known roles of the figures before it
 */
export function figureSigns(
  figures: readonly Read[],
  at: number,
  text: string,
  asked: readonly string[],
  known: readonly string[],
): string[] {
  const figure = figures[at];
  if (figure === undefined) return [];
  const { unit, counts, per, each, noun, value, sign, start, end } = figure;
  const kind = counts === null ? unit : `${unit}:${counts}`;
  const rule = figure.role ?? 'none';
  const last = known.at(-1) ?? 'start';
  const before = stemsIn(text.slice(Math.max(0, start - BEFORE_MAX), start)).slice(-BEFORE);
  const after = stemsIn(text.slice(end, end + AFTER_MAX)).slice(0, AFTER);
  const nearest = before.toReversed().slice(0, NEAR);
  const previous = figures[at - 1];
  const next = figures[at + 1];
  return [
    ...['start', `unit ${kind}`, `per ${per} ${kind}`, `rule ${rule}`, `rule ${rule} ${kind}`],
    ...[`known ${last}`, `known ${last} ${kind}`],
    ...new Set(known.map((role) => `had ${role} ${kind}`)),
    ...asked.map((name) => `asked ${name} ${kind}`),
    ...(each === '' ? [] : ['each', `each ${stem(each)}`]),
    ...(noun === '' ? [] : [`noun ${stem(noun)}`, `noun ${stem(noun)} ${unit}`]),
    ...(sign === '' ? [] : ['signed']),
    ...(Number.isInteger(value) ? [] : ['fraction']),
    `size ${Math.floor(Math.log10(Math.max(value, 0.01)) * 2)} ${unit}`,
    `previous ${previous?.role ?? previous?.unit}`,
    `previous unit ${previous?.unit} ${previous?.per}`,
    `next ${next?.role ?? next?.unit}`,
    `next unit ${next?.unit} ${next?.per}`,
    ...before.map((word) => `before ${word}`),
    ...nearest.map((word, index) => `before${index} ${word}`),
    ...pairs(before.slice(-NEAR), 'before pair'),
    ...after.map((word) => `after ${word}`),
    ...after.slice(0, NEAR).map((word, index) => `after${index} ${word}`),
    ...pairs(after.slice(0, NEAR), 'after pair'),
    ...figure.head.split(' ').map((word) => `clause ${stem(word)}`),
  ];
}

/** The signs by which it is learned what a message asks for: the words of its questions, what patterns find in them, and the roles of its figures. */
export function askSigns(
  roles: readonly string[],
  text: string,
  asked: readonly string[],
): string[] {
  const masked = text.replace(/\d[\d.,]*/gu, '#');
  const sentences = masked.split(/(?<=[.?!;])\s/u);
  const asking = sentences.filter((each) => each.includes('?'));
  const own = stemsIn((asking.length > 0 ? asking : sentences.slice(-1)).join(' '));
  const count = (fits: (word: string) => boolean) => Math.min(COUNTED_MAX, own.filter(fits).length);
  return [
    'start',
    ...new Set(roles.map((role) => `role ${role}`)),
    ...asked.map((name) => `asked ${name}`),
    `asked ${asked.length}`,
    `questions ${count((word) => questionWord.test(word))} ${count((word) => word === '?')}`,
    ...new Set(stemsIn(masked).map((word) => `word ${word}`)),
    ...new Set(own.map((word) => `asks ${word}`)),
    ...new Set(pairs(own, 'asks pair')),
  ];
}
