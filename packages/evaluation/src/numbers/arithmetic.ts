import type { Figure, Unit } from '@savet/text/figures';

/** A number that may be computed with. */
export interface Operand {
  value: number;
  unit: Unit;
  /** From the conversation, not from the hub. */
  isAsked: boolean;
}

type Shown = Pick<Figure, 'value' | 'unit' | 'decimals'>;

/** Days of a week, months and weeks of a year, and the like: nobody has to give them. */
const factors = [2, 4, 7, 12, 52, 60];
const divisors = [2, 4, 7, 12, 60];
const EXACT = 1e-9;

/** Whether a number is one step of arithmetic away from the operands, rounded to the decimals shown. */
export function follows(shown: Shown, operands: readonly Operand[]): boolean {
  const exactly = (result: number) => Math.abs(shown.value - result) < EXACT;
  const rounded = (result: number) => isRounded(shown, result);
  const isPercent = shown.unit === 'percent';
  return operands.some((one) => {
    if (isPercent && one.unit === 'percent' && exactly(100 - one.value)) return true;
    const near = one.isAsked ? rounded : exactly;
    if (!isPercent && factors.some((factor) => exactly(one.value * factor))) return true;
    if (!isPercent && divisors.some((divisor) => near(one.value / divisor))) return true;
    return operands.some((other) => {
      if (other === one) return false;
      // Two numbers of the hub that meet by rounding were hardly computed with.
      const fits = one.isAsked || other.isAsked ? rounded : exactly;
      return results(one, other, shown.unit).some(fits);
    });
  });
}

function results(one: Operand, other: Operand, unit: Unit): number[] {
  const [a, b] = [one.value, other.value];
  const alike = areAlike(one, other);
  if (unit === 'percent') {
    if (one.unit === 'percent') return [a + b, a - b, a * b, a / b];
    return alike ? [(a / b) * 100, ((a - b) / b) * 100] : [];
  }
  const plain = alike ? [a + b, a - b, a * b, a / b] : [a * b, a / b];
  if (other.unit !== 'percent') return plain;
  const share = b / 100;
  return [...plain, a * share, a * (1 + share), a * (1 - share), a / (1 + share), a / (1 - share)];
}

/** Whether two numbers may be added or compared. People often leave the currency out of a question. */
function areAlike(one: Operand, other: Operand): boolean {
  const isOpen = ({ unit, isAsked }: Operand) => isAsked && unit === 'none';
  return one.unit === other.unit || isOpen(one) || isOpen(other);
}

function isRounded({ value, decimals }: Shown, result: number): boolean {
  return Number.isFinite(result) && Math.abs(value - result) <= 10 ** -decimals / 2 + EXACT;
}
