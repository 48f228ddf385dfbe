import type { Database } from '../../../platform/db/transaction.ts';
import { findUidByEmail } from '../accounts.store.ts';
import { freeAddress } from './free-address.ts';

/** The library's codes: of an address that is taken, and of one that was taken while it signed up. */
const TAKEN = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';
const LOST = 'FAILED_TO_CREATE_USER';

/** Signs up. An address that a crash has cut off in the middle of its sign-up is free again. */
export async function signUp(
  db: Database,
  email: string,
  forward: () => Promise<Response>,
): Promise<Response> {
  await freeAddress(db, email.trim());
  const response = await forward();
  if (response.status !== 422) return response;
  const body = (await response.clone().json()) as { code?: string };
  const isTaken = body.code === LOST && (await findUidByEmail(db, email.trim())) !== null;
  return isTaken ? Response.json({ ...body, code: TAKEN }, { status: 422 }) : response;
}
