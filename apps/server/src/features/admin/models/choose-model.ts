import type { ParsedInput } from '@savet/contract/calls';
import { providersWithAddress, providersWithKey } from '@savet/contract/models';
import { ApiError } from '../../../platform/api-error.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import type { AiEnvironment } from '../../../platform/llm/models.ts';
import { mayAsk } from '../../models/addresses/allowed-hosts.store.ts';
import {
  deleteStoredConnection,
  readStoredConnection,
  recordChange,
  writeStoredConnection,
} from '../../models/connection.store.ts';
import type { ModelConnection } from '../../models/connection.ts';
import { keyContext } from '../../models/key-context.ts';

type Input = ParsedInput<'useModel'>;

/**
 * The connection of a form, with the stored key if it has none. The stored key is used only with the provider and the
 * address that it was stored for: otherwise it could be sent to any address.
 * @throws ApiError MODEL_KEY_REQUIRED, MODEL_ADDRESS_REQUIRED, MODEL_ADDRESS_NOT_ALLOWED, MODEL_HOST_NOT_CONFIRMED
 */
export async function enteredConnection(
  db: Database,
  encryption: Encryption,
  { hosts }: AiEnvironment,
  { provider, model, modelFree, baseUrl, apiKey, contextWindow, takesOver }: Input,
): Promise<ModelConnection> {
  if (providersWithAddress.includes(provider) && baseUrl === null) {
    throw new ApiError('MODEL_ADDRESS_REQUIRED');
  }
  if (!(await mayAsk(db, baseUrl, hosts))) {
    throw new ApiError(hosts ? 'MODEL_ADDRESS_NOT_ALLOWED' : 'MODEL_HOST_NOT_CONFIRMED');
  }
  const key = apiKey ?? (await readStoredKey(db, encryption, { provider, baseUrl }));
  if (providersWithKey.includes(provider) && key === null) throw new ApiError('MODEL_KEY_REQUIRED');
  return {
    source: 'screen',
    provider,
    model,
    modelFree,
    baseUrl,
    apiKey: key,
    contextWindow,
    takesOver,
  };
}

async function readStoredKey(
  db: Database,
  encryption: Encryption,
  target: Pick<Input, 'provider' | 'baseUrl'>,
): Promise<string | null> {
  const stored = await readStoredConnection(db);
  if (!stored?.encryptedKey || keyContext(stored) !== keyContext(target)) return null;
  return encryption.decrypt(stored.encryptedKey, keyContext(target));
}

/**
 * Puts a connection into service on all servers.
 * @throws ApiError as `enteredConnection`, and MODEL_SET_BY_ENVIRONMENT
 */
export async function chooseModel(
  db: Database,
  encryption: Encryption,
  environment: AiEnvironment,
  input: Input,
  actorUid: string,
): Promise<void> {
  assertFree(environment);
  const { apiKey } = await enteredConnection(db, encryption, environment, input);
  const { provider, model, modelFree, baseUrl, contextWindow, takesOver } = input;
  const encryptedKey = apiKey && encryption.encrypt(apiKey, keyContext(input));
  const values = { provider, model, modelFree, baseUrl, contextWindow, takesOver, encryptedKey };
  const detail = [provider, model, modelFree, baseUrl].filter((part) => part !== null).join(' · ');
  await inTransaction(db, async (trx) => {
    await writeStoredConnection(trx, values);
    await recordChange(trx, { uid: actorUid, kind: 'used', detail });
    await notify(trx, { kind: 'models' });
  });
}

/** Deletes the connection with its key. @throws ApiError MODEL_SET_BY_ENVIRONMENT */
export async function dropModel(
  db: Database,
  environment: AiEnvironment,
  actorUid: string,
): Promise<void> {
  assertFree(environment);
  await inTransaction(db, async (trx) => {
    if (!(await deleteStoredConnection(trx))) return;
    await recordChange(trx, { uid: actorUid, kind: 'stopped', detail: '' });
    await notify(trx, { kind: 'models' });
  });
}

function assertFree(environment: AiEnvironment): void {
  if (environment.provider !== null) throw new ApiError('MODEL_SET_BY_ENVIRONMENT');
}
