import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { Notifications } from '../../platform/db/notifications.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createEncryption } from '../../platform/encryption.ts';
import type { AiEnvironment } from '../../platform/llm/models.ts';
import { createLog } from '../../platform/log.ts';
import { embedded } from '../../testing/databases.ts';
import { insertAllowedHost } from './addresses/allowed-hosts.store.ts';
import {
  deleteStoredConnection,
  type StoredConnection,
  writeStoredConnection,
} from './connection.store.ts';
import { noConnection } from './connection.ts';
import { type ConnectionsDependencies, ModelConnections } from './connections.ts';
import { keyContext } from './key-context.ts';

const log = createLog('silent');
const encryption = createEncryption('a secret of the tests, and of nothing else', 'keys');
const nothingSet: AiEnvironment = {
  ...noConnection,
  provider: null,
  takesOver: false,
  hosts: null,
  variables: [],
};
const target = { provider: 'openai', baseUrl: 'https://gateway.test/v1' } as const;
const stored: StoredConnection = {
  ...target,
  model: 'big',
  modelFree: 'small',
  encryptedKey: encryption.encrypt('sk-key', keyContext(target)),
  contextWindow: null,
  takesOver: true,
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await embedded.open();
  for (const host of ['gateway.test', 'elsewhere.test']) {
    await inTransaction(database.db, (trx) => insertAllowedHost(trx, host));
  }
});
afterAll(() => database.close());
beforeEach(() => inTransaction(database.db, (trx) => deleteStoredConnection(trx)));

function connections(changes: Partial<ConnectionsDependencies> = {}) {
  const notifications = new Notifications(log);
  const dependencies = { db: database.db, environment: nothingSet, encryption, notifications, log };
  return new ModelConnections({ ...dependencies, ...changes });
}
const store = (values: StoredConnection) =>
  inTransaction(database.db, (trx) => writeStoredConnection(trx, values));
const current = async (of: ModelConnections) => (await of.current()).connection;

describe('the connection in use', () => {
  test('is none at first', async () => {
    expect(await current(connections())).toEqual(noConnection);
  });

  test('is what staff have chosen, with its key', async () => {
    await store(stored);
    expect(await current(connections())).toMatchObject({
      source: 'screen',
      model: 'big',
      apiKey: 'sk-key',
      takesOver: true,
    });
  });

  test('changes as soon as it is forgotten, and not before', async () => {
    const of = connections();
    await of.current();
    await store(stored);
    expect(await current(of)).toEqual(noConnection);
    of.forget();
    expect(await current(of)).toMatchObject({ model: 'big' });
    const open = await of.current();
    of.forget();
    expect(await of.current(), 'the same models are kept').toBe(open);
  });

  test('is none if its key was encrypted for another address', async () => {
    await store({ ...stored, baseUrl: 'https://elsewhere.test/v1' });
    expect(await current(connections())).toEqual(noConnection);
  });

  test('is none at an address that the operator does not allow (any more)', async () => {
    await store(stored);
    const hostsAre = (...hosts: string[]) =>
      current(connections({ environment: { ...nothingSet, hosts } }));
    expect(await hostsAre('gateway.test')).toMatchObject({ model: 'big' });
    expect(await hostsAre('gpu.lan')).toEqual(noConnection);
  });

  test('is none at a host that staff have not allowed', async () => {
    await store({ ...stored, baseUrl: 'https://gateway.test:8443/v1', encryptedKey: null });
    expect(await current(connections())).toEqual(noConnection);
  });

  test('is that of the environment, whatever staff have chosen', async () => {
    await store(stored);
    const environment: AiEnvironment = {
      ...nothingSet,
      provider: 'openai-compatible',
      model: 'own',
      baseUrl: 'http://127.0.0.1:9/v1',
    };
    expect(await current(connections({ environment }))).toMatchObject({
      source: 'environment',
      model: 'own',
    });
    const builtIn = { ...nothingSet, provider: 'built-in' as const };
    expect(await current(connections({ environment: builtIn }))).toMatchObject({
      source: 'environment',
      provider: 'built-in',
    });
  });

  test('is the newest one, even if an older read ends later', async () => {
    const environment: AiEnvironment = { ...nothingSet, provider: 'auto' };
    const model = (name: string) => ({ ...noConnection, source: 'found', model: name }) as const;
    const ends: ((connection: typeof noConnection) => void)[] = [];
    const find = () =>
      new Promise<typeof noConnection>((resolve) => {
        ends.push(resolve);
      });
    const of = connections({ environment, find });
    const older = of.current();
    of.forget();
    const newer = of.current();
    ends[1]?.(model('new'));
    expect((await newer).connection.model).toBe('new');
    ends[0]?.(model('old'));
    expect((await older).connection.model).toBe('new');
    expect(await current(of)).toMatchObject({ model: 'new' });
  });

  test('is the found one with `auto`, and none once it is gone', async () => {
    const environment: AiEnvironment = { ...nothingSet, provider: 'auto' };
    const found = { ...noConnection, source: 'found', provider: 'ollama', model: 'bggpt' } as const;
    let isRunning = true;
    const find = async () => (isRunning ? found : noConnection);
    const of = connections({ environment, find });
    expect(await current(of)).toEqual(found);
    isRunning = false;
    of.forget();
    expect(await current(of)).toEqual(noConnection);
    expect(of.latest).toEqual(noConnection);
  });
});
