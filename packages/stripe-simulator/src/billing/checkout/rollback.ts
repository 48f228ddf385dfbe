import type { CardError } from '../objects/payments.ts';
import type { PayOutcome } from './checkout.types.ts';

/** Rolls back a failed payment, so that the session stays open. */
export class Rollback extends Error {
  readonly outcome: PayOutcome;

  constructor(outcome: PayOutcome) {
    super(outcome.outcome);
    this.outcome = outcome;
  }
}

export function declined({ code, decline_code }: CardError): Rollback {
  return new Rollback({ outcome: 'declined', declineCode: decline_code ?? code });
}
