import type { Database } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import { newToken } from '../../../platform/random-tokens.ts';
import { findByToken, type HeldSession, readRenewals, replaceToken } from './renewal.store.ts';
import type { RenewalTickets } from './renewal-tickets.ts';

interface RenewalDependencies {
  db: Database;
  tickets: RenewalTickets;
}

/**
 * The ticket for a call that has succeeded; null if its input has no password, which proves again who the user is, or if the
 * session has ended with it.
 */
export async function ticketFor(
  { db, tickets }: RenewalDependencies,
  actor: Actor,
  input: object,
): Promise<string | null> {
  if (!('currentPassword' in input) || typeof input.currentPassword !== 'string') return null;
  const renewals = await readRenewals(db, actor);
  return renewals === null ? null : tickets.create(actor.sessionId, renewals);
}

/**
 * Gives a session a new token. An answer that was lost is given again: until the new token is used, the one from before asks for it.
 * @param token the browser's
 * @returns the session with the new one; null without a ticket for it
 */
export async function renewSession(
  { db, tickets }: RenewalDependencies,
  token: string,
  ticket: string,
): Promise<HeldSession | null> {
  const held = await findByToken(db, token);
  if (!held) return null;
  const isCurrent = held.token === token;
  const renewals = tickets.read(ticket, held.sessionId);
  if (renewals === null || renewals < held.renewals - (isCurrent ? 0 : 1)) return null;
  if (isCurrent) await replaceToken(db, token, newToken());
  const renewed = await findByToken(db, token);
  return renewed?.isPreviousOpen && renewed.token !== token ? renewed : null;
}
