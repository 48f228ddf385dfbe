import { WITHDRAWAL_DAYS } from '@savet/contract/limits';
import { type ContractValue, usedUntil } from './contract-value.rules.ts';

const DAY_MS = 86_400_000;

/** A contract with what was paid for it so far, in euro cents. */
export interface PaidContract extends ContractValue {
  concludedAt: Date;
  /** When the subscription ended; null while it runs. */
  endedAt: Date | null;
  /** Less refunds. */
  paid: number;
  /** Whether the buyer asked to begin at once: then the time until a withdrawal is paid for. */
  beganOnRequest: boolean;
  /** Credit that the customer has now. */
  availableCredit: number;
}

export interface WithdrawalAmounts {
  kept: number;
  /** To the card. */
  refund: number;
  /** Credit of a change of the plan, which ends: what it was made of is refunded. */
  creditTaken: number;
  /** Credit that has paid for the contract, and is not refunded to the card. */
  creditBack: number;
  /** Days from the conclusion of the contract until now or until its end, rounded, at least one. */
  days: number;
}

/**
 * The last moment of a withdrawal. The period ends with its last day, and on the next Monday if that is a Saturday or Sunday
 * (Regulation 1182/71). The days are counted in UTC and end a day later, so that they are over everywhere in the Union.
 */
export function withdrawalDeadline(concludedAt: Date): Date {
  const lastDay = withdrawalLastDay(concludedAt);
  return new Date(Math.ceil((lastDay.getTime() + DAY_MS) / DAY_MS) * DAY_MS);
}

/** A moment on the last day of a withdrawal, for people. */
export function withdrawalLastDay(concludedAt: Date): Date {
  const day = new Date(concludedAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
  const weekend: Record<number, number> = { 6: 2, 0: 1 };
  return new Date(day.getTime() + (weekend[day.getUTCDay()] ?? 0) * DAY_MS);
}

/**
 * The refund: everything, less the time that was used if the buyer asked to begin at once. The time counts, not the
 * queries (European Court of Justice, C-641/19, PE Digital). Rounded in favour of the buyer. What the contract has left as
 * credit is taken back, because the money behind it is refunded; what was used of it meanwhile is not refunded again.
 */
export function withdrawalAmounts(contract: PaidContract, now: Date): WithdrawalAmounts {
  const { concludedAt, endedAt, paid, beganOnRequest, charged, creditLeft } = contract;
  // After an end there was no Pro to pay for.
  const until = endedAt !== null && endedAt < now ? endedAt : now;
  const given = paid + Math.max(0, -creditLeft);
  // Refunds of before have made the whole time cheaper.
  const price = charged.reduce((sum, { amount }) => sum + amount, 0) + Math.max(0, creditLeft);
  const used = beganOnRequest && price > 0 ? (usedUntil(charged, until) * given) / price : 0;
  const kept = Math.min(given, Math.max(0, Math.floor(used)));
  const creditTaken = Math.min(Math.max(0, creditLeft), contract.availableCredit);
  const spent = Math.max(0, creditLeft) - creditTaken;
  const owed = Math.max(0, given - kept - spent);
  const refund = Math.min(paid, owed);
  const elapsed = Math.max(0, until.getTime() - concludedAt.getTime());
  const days = Math.max(1, Math.round(elapsed / DAY_MS));
  return { kept, refund, creditTaken, creditBack: owed - refund, days };
}

/** Divides a refund among payments, the latest first. */
export function divideRefund(
  refund: number,
  payments: readonly { paymentIntent: string; amount: number }[],
): { paymentIntent: string; amount: number }[] {
  let left = refund;
  return payments.flatMap(({ paymentIntent, amount }) => {
    const part = Math.min(left, amount);
    left -= part;
    return part > 0 ? [{ paymentIntent, amount: part }] : [];
  });
}
