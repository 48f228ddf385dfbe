import type { SpendingPurpose } from '@savet/contract/models';
import type { Plan } from '@savet/contract/plans';

/** Prices of a million tokens, in millionths of the currency. */
export interface ModelPrice {
  input: number;
  /** For input that the provider had in its cache. */
  cachedInput: number;
  output: number;
}

/** Tokens of a call. */
export interface CallTokens {
  /** All of the prompt, with what was in the provider's cache. */
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
}

/** A call that is about to be made. */
export interface ModelCall {
  /** Null outside an account. */
  uid: string | null;
  plan: Plan;
  /** The question that it answers. */
  messageId?: string | undefined;
  model: string;
  /** Whether it runs on an engine of one's own: without a price, it costs nothing. */
  isOwnEngine: boolean;
  purpose: SpendingPurpose;
  /** The most that it can take. */
  tokens: Pick<CallTokens, 'inputTokens' | 'outputTokens'>;
}

/** Ceilings of a month in hundredths of the currency; null: none. */
export interface Ceilings extends Record<Plan, number | null> {
  total: number | null;
}

/** Costs are kept in millionths of a millionth of the currency, so that no call is rounded. */
export const COST_UNITS = 1e12;
const UNITS_PER_HUNDREDTH = COST_UNITS / 100;
/** Prices are kept in millionths of the currency. */
export const PRICE_UNITS = 1e6;

/** Cost of a call in millionths of a millionth: tokens times the price of a million tokens in millionths. */
export function costOf(price: ModelPrice | null, tokens: CallTokens): number {
  if (!price) return 0;
  const { inputTokens, cachedInputTokens, outputTokens } = tokens;
  const cached = Math.min(cachedInputTokens, inputTokens);
  return (
    (inputTokens - cached) * price.input + cached * price.cachedInput + outputTokens * price.output
  );
}

/** Whether a call of this plan may cost this much, after what the month has cost already. */
export function isWithinCeilings(
  ceilings: Ceilings,
  spent: { total: number; plan: number },
  plan: Plan,
  cost: number,
): boolean {
  const fits = (ceiling: number | null, sum: number) =>
    ceiling === null || sum + cost <= ceiling * UNITS_PER_HUNDREDTH;
  return fits(ceilings.total, spent.total) && fits(ceilings[plan], spent.plan);
}

/** Start and end of a month `2026-11`, in UTC. */
export function monthRange(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1)), to: new Date(Date.UTC(year, number)) };
}

export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}
