import type { AttackCase } from './attack-case.ts';
import { accessCases } from './cases/access.ts';
import { fieldCases } from './cases/fields.ts';

/** All cases by number. */
export const allCases: readonly AttackCase[] = [...accessCases, ...fieldCases].toSorted(
  (a, b) => a.number - b.number,
);
