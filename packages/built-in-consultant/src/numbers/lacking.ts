import { distance, inCyrillic, sums } from './calculation.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { Input } from './inputs.ts';

/** More missing figures are no sum that somebody has begun. */
const LACKING_MAX = 2;

/** The figures that a sum needs and a question does not give, if it shows which one each of its figures is; null otherwise. */
export function lackingIn(name: string, asked: string): readonly string[] | null {
  if (!/\d/u.test(asked)) return null;
  const question = inCyrillic(asked);
  const definition = sums[name];
  if (definition === undefined || definition.unless?.test(question)) return null;
  if (definition.needs?.test(question) === false) return null;
  const figures = figuresIn(question, definition.keepsProducts !== true);
  const given = new Map<Input, Figure>();
  const pairs = definition.inputs
    .flatMap((input) => figures.map((figure) => ({ input, figure, far: distance(input, figure) })))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far);
  const used = new Set<Figure>();
  for (const { input, figure } of pairs) {
    if (used.has(figure) || (given.has(input) && !input.isSum)) continue;
    given.set(input, figure);
    used.add(figure);
  }
  if (given.size === 0 || figures.some((figure) => !used.has(figure))) return null;
  const lacks = definition.inputs
    .filter((input) => !input.isOptional && !given.has(input))
    .map((input) => input.name);
  return lacks.length === 0 || lacks.length > LACKING_MAX ? null : lacks;
}
