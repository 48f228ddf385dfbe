import { WITHDRAWAL_DAYS } from '@savet/contract/limits';

const DAY_MS = 86_400_000;

/** A contract with what was paid for it so far, in euro cents. */
export interface PaidContract {
  concludedAt: Date;
  /** End of the time that was paid for. */
  paidUntil: Date;
  /** When the subscription ended; null while it runs. */
  endedAt: Date | null;
  /** Less refunds. */
  paid: number;
  /** Whether the buyer asked to begin at once: then the time until a withdrawal is paid for. */
  beganOnRequest: boolean;
}

export interface WithdrawalAmounts {
  kept: number;
  refund: number;
  /** Days that have begun, from the conclusion of the contract until now or until its end. */
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
 * What is refunded: everything, less the time that was used if the buyer asked to begin at once. The time counts, not the
 * queries (European Court of Justice, C-641/19, PE Digital). Rounded in favour of the buyer.
 */
export function withdrawalAmounts(contract: PaidContract, now: Date): WithdrawalAmounts {
  const { concludedAt, paidUntil, endedAt, paid, beganOnRequest } = contract;
  // After an end there was no Pro to pay for.
  const usedUntil = endedAt !== null && endedAt < now ? endedAt : now;
  const elapsed = Math.max(0, usedUntil.getTime() - concludedAt.getTime());
  const whole = Math.max(elapsed, paidUntil.getTime() - concludedAt.getTime());
  const share = whole === 0 ? 0 : elapsed / whole;
  const kept = beganOnRequest ? Math.floor(paid * share) : 0;
  return { kept, refund: paid - kept, days: Math.max(1, Math.ceil(elapsed / DAY_MS)) };
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
