import type { ParsedInput } from '@savet/contract/calls';
import { ApiError } from '../../../platform/api-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Actor } from '../../../platform/handlers.ts';
import {
  type PasswordCheckDependencies,
  verifyUser,
} from '../../accounts/password/verify-password.ts';
import { insertAllowedHost } from '../../models/addresses/allowed-hosts.store.ts';
import { recordChange } from '../../models/connection.store.ts';

/**
 * Allows models at the host of an address, and records it. Needs the password, so that somebody who finds a browser of staff open
 * cannot make the server send requests into its own network.
 * @param hosts those of the operator, who then decides alone; null for no list
 * @throws ApiError MODEL_ADDRESS_NOT_ALLOWED, and as `verifyUser`
 */
export async function allowHost(
  dependencies: PasswordCheckDependencies,
  hosts: readonly string[] | null,
  actor: Actor,
  { baseUrl, currentPassword }: ParsedInput<'allowModelHost'>,
): Promise<void> {
  if (hosts !== null) throw new ApiError('MODEL_ADDRESS_NOT_ALLOWED');
  await verifyUser(dependencies, actor, currentPassword);
  const { host } = new URL(baseUrl);
  await inTransaction(dependencies.db, async (trx) => {
    if (!(await insertAllowedHost(trx, host))) return;
    await recordChange(trx, { uid: actor.uid, kind: 'host', detail: host });
  });
}
