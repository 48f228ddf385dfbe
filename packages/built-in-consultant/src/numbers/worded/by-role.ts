import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figures.ts';

type Given<Role extends string> = Partial<Record<Role, number>>;

/**
 * The figures of a question by their roles, if there is just one way in which every figure has one; null otherwise: a figure without a
 * role, or with two that both fit, would make a wrong sum.
 * @param optional roles that need no figure
 */
export function byRole<Role extends string>(
  figures: readonly Figure[],
  roles: Readonly<Record<Role, (figure: Figure) => boolean>>,
  optional: readonly NoInfer<Role>[] = [],
): Given<Role> | null {
  const names = Object.keys(roles) as Role[];
  const needed = names.filter((name) => !(optional as readonly Role[]).includes(name));
  const ways: Given<Role>[] = [];
  const place = (at: number, given: Given<Role>): void => {
    const figure = figures[at];
    if (figure === undefined) {
      if (needed.every((name) => given[name] !== undefined)) ways.push(given);
      return;
    }
    for (const name of names) {
      if (given[name] === undefined && roles[name](figure))
        place(at + 1, { ...given, [name]: figure.value });
    }
  };
  place(0, {});
  const [only, ...others] = ways;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The signs are few and fixed; each is tried for every figure and role of a question. */
const patterns = new Map<string, RegExp>();

function compiled(source: string): RegExp {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const pattern = lettered(source, 'iu');
  patterns.set(source, pattern);
  return pattern;
}

/** Whether the words just before a figure end with a sign. */
export function endsWith({ before }: Figure, sign: string): boolean {
  return compiled(`(?<!\\p{L})(?:${sign})[^\\p{L}\\d.;!?]*$`).test(before);
}

/** Whether the words just after a figure begin with a sign. */
export function beginsWith({ after }: Figure, sign: string): boolean {
  return compiled(`^[^\\p{L}\\d.,;!?]*(?:${sign})(?!\\p{L})`).test(after);
}

/** Whether the clause before a figure has a sign. */
export function isAfter({ before }: Figure, sign: string): boolean {
  const clause = before.split(/[.;!?]\s|,\s|\s[–-]\s/u).at(-1) ?? '';
  return compiled(`(?<!\\p{L})(?:${sign})(?!\\p{L})`).test(clause);
}
