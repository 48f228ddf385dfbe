import { askSigns, figureSigns } from '../../numbers/solver/learned/figure-signs.ts';
import type { LearnedSums } from '../../numbers/solver/learned/learned-sums.ts';
import { chancesBy } from '../../recognition/sign-weights.ts';
import { weightsOf } from '../weights-of.ts';
import type { LabelledSum } from './labelled-sums.ts';

/** Learns weights for roles and asks. The same sums always give the same weights. */
export function learnSums(sums: readonly LabelledSum[]): LearnedSums {
  const roles = sums.flatMap(({ figures, text, asked, roles: names }) =>
    names.map((name, at) => ({
      name,
      signs: figureSigns(figures, at, text, asked, names.slice(0, at)),
    })),
  );
  const asks = sums.map((sum) => ({
    name: askOf(sum),
    signs: askSigns(sum.roles, sum.text, sum.asked),
  }));
  return { roles: weightsOf(roles), asks: weightsOf(asks) };
}

const askOf = ({ asks }: Pick<LabelledSum, 'asks'>) =>
  asks.length === 0 ? 'none' : asks.join('+');

/** The share of figures that get the right role, 0 to 1. Each eighth of the sums is read with weights learned from the others. */
export function rolesToldRightly(sums: readonly LabelledSum[]): number {
  const EIGHTHS = 8;
  const told = Array.from({ length: EIGHTHS }, (_, eighth) => {
    const isUnseen = (index: number) => index % EIGHTHS === eighth;
    const { roles } = learnSums(sums.filter((_sum, index) => !isUnseen(index)));
    return sums
      .filter((_sum, index) => isUnseen(index))
      .flatMap(({ figures, text, asked, roles: names }) =>
        names.map((name, at) => {
          const signs = figureSigns(figures, at, text, asked, names.slice(0, at));
          return chancesBy(signs, roles)[0]?.name === name;
        }),
      );
  }).flat();
  return told.filter(Boolean).length / told.length;
}
