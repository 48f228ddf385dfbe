/** The format in which a value is shown. */
export type As = 'money' | 'percent' | 'number' | 'months';

export interface Term {
  value: number;
  as: As;
}

/**
 * The operation on the terms of a step. `rest`: the first less a percentage; `more`: the first plus a percentage;
 * `growth`: the yearly rate from the first to the second in so many years;
 * `instalment`: of a loan at a yearly rate in so many months; `course`: a number less a share of it, plus another number.
 */
export type Operation =
  | 'product'
  | 'quotient'
  | 'sum'
  | 'difference'
  | 'share'
  | 'by-share'
  | 'rest'
  | 'by-rest'
  | 'more'
  | 'by-more'
  | 'ratio'
  | 'left-ratio'
  | 'round-up'
  | 'round'
  | 'course'
  | 'growth'
  | 'instalment';

/** One line of a worked problem: “rent and wages: 600 € + 300 € = 900 €”. */
export interface Step {
  /** The name of its label in `knowledge/problems`. */
  name: string;
  operation: Operation;
  terms: readonly Term[];
  value: number;
  as: As;
}

const PERCENT = 100;
/** 198.00000000000003 is no amount with cents, and 40.000000001 sales are 40. */
const PRECISION = 1e8;

export function exact(value: number): number {
  return Math.round(value * PRECISION) / PRECISION;
}

/** The value of an operation; NaN for a division by nothing. */
export function worth(operation: Operation, values: readonly number[]): number {
  const [first = Number.NaN, second = Number.NaN] = values;
  switch (operation) {
    case 'product':
      return exact(values.reduce((product, value) => product * value, 1));
    case 'quotient':
      return divided(first, second);
    case 'sum':
      return exact(values.reduce((sum, value) => sum + value, 0));
    case 'difference':
      return exact(values.slice(1).reduce((left, value) => left - value, first));
    case 'share':
      return exact((first * second) / PERCENT);
    case 'by-share':
      return divided(first * PERCENT, second);
    case 'rest':
      return exact((first * (PERCENT - second)) / PERCENT);
    case 'by-rest':
      return divided(first * PERCENT, PERCENT - second);
    case 'more':
      return exact((first * (PERCENT + second)) / PERCENT);
    case 'by-more':
      return divided(first * PERCENT, PERCENT + second);
    case 'ratio':
      return divided(first * PERCENT, second);
    case 'left-ratio':
      return exact(PERCENT - divided(first * PERCENT, second));
    case 'round-up':
      return Math.ceil(first);
    case 'round':
      return Math.round(first);
    case 'course':
      // Without those who leave, and with those who come.
      return exact((first * (PERCENT - second)) / PERCENT + (values[2] ?? Number.NaN));
    case 'growth':
      // From the first to the second value in so many periods.
      return exact(((second / first) ** (1 / (values[2] ?? Number.NaN)) - 1) * PERCENT);
    case 'instalment':
      return equalInstalment(first, second, values[2] ?? Number.NaN);
  }
}

const MONTHS_OF_YEAR = 12;
/** The equal instalment of a loan with interest by the year, in cents as a bank writes it. */
function equalInstalment(loan: number, yearly: number, months: number): number {
  const rate = yearly / PERCENT / MONTHS_OF_YEAR;
  return Math.round((loan * rate * PERCENT) / (1 - (1 + rate) ** -months)) / PERCENT;
}

function divided(value: number, by: number): number {
  return by === 0 ? Number.NaN : exact(value / by);
}

export function step(name: string, operation: Operation, terms: readonly Term[], as: As): Step {
  const value = worth(
    operation,
    terms.map((term) => term.value),
  );
  return { name, operation, terms, value, as };
}

export const money = (value: number): Term => ({ value, as: 'money' });
export const count = (value: number): Term => ({ value, as: 'number' });
