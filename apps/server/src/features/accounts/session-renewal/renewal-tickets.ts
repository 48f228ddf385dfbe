import { createEncryption, type Encryption } from '../../../platform/encryption.ts';

/** Longer than the lifetime of a bearer token: with the next one, a browser asks again. */
const TICKET_MS = 3_600_000;

/**
 * Tickets for a new token of a session. Only the answer to the right password has one, so that a copy of the session's token does not
 * suffice. Nothing is stored: the renewal that a ticket allows makes it useless.
 */
export class RenewalTickets {
  readonly #encryption: Encryption;
  readonly #now: () => Date;

  /** @param secret the installation's */
  constructor(secret: string, now: () => Date) {
    this.#encryption = createEncryption(secret, 'savet renewals of sessions');
    this.#now = now;
  }

  /** @param renewals how often the session was renewed before */
  create(sessionId: string, renewals: number): string {
    const end = this.#now().getTime() + TICKET_MS;
    return this.#encryption.encrypt(JSON.stringify([renewals, end]), sessionId);
  }

  /** After how many renewals a ticket was given; null if it is not one of this session, or has expired. */
  read(ticket: string, sessionId: string): number | null {
    const text = this.#encryption.decrypt(ticket, sessionId);
    if (text === null) return null;
    const [renewals, end] = JSON.parse(text) as [number, number];
    return end > this.#now().getTime() ? renewals : null;
  }
}
