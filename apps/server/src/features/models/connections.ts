import type { Notifications } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Encryption } from '../../platform/encryption.ts';
import type { AiEnvironment } from '../../platform/llm/models.ts';
import type { Logger } from '../../platform/log.ts';
import { mayAsk } from './addresses/allowed-hosts.store.ts';
import { readStoredConnection } from './connection.store.ts';
import { type ModelConnection, noConnection } from './connection.ts';
import { keyContext } from './key-context.ts';
import { findConnection } from './local-models.ts';
import { type ConnectionSource, type OpenConnection, openConnection } from './open-connection.ts';

/** Cache lifetime of the stored connection in milliseconds, in case a notification is lost. */
const CONNECTION_CACHE_MS = 5_000;
/** Cache lifetime of a found connection: engines send no notification when they start or stop. */
const FOUND_CACHE_MS = 30_000;

export interface ConnectionsDependencies {
  db: Database;
  environment: AiEnvironment;
  encryption: Encryption;
  notifications: Notifications;
  log: Pick<Logger, 'info' | 'warn'>;
  /** For tests. */
  find?: (environment: AiEnvironment) => Promise<ModelConnection>;
}

/**
 * The connection in use: that of the environment, else the one that staff have chosen, else none. A change by staff takes
 * effect on all servers at once.
 */
export class ModelConnections implements ConnectionSource {
  readonly #dependencies: ConnectionsDependencies;
  #open: OpenConnection = openConnection(noConnection);
  #reading: Promise<OpenConnection> | undefined;
  #isRead = false;
  #until = -Infinity;
  /** Incremented by `forget`: a read that began before it may be stale. */
  #changes = 0;

  /** @throws when a setting of the provider is missing */
  constructor(dependencies: ConnectionsDependencies) {
    this.#dependencies = dependencies;
    const { environment, notifications } = dependencies;
    const { provider } = environment;
    if (provider === null || provider === 'auto') {
      notifications.on('models', () => this.forget());
      notifications.onMissed(() => this.forget());
      return;
    }
    this.#open = openConnection({ ...environment, provider, source: 'environment' });
    this.#until = Infinity;
  }

  async current(): Promise<OpenConnection> {
    if (this.#until > performance.now()) return this.#open;
    if (!this.#reading) {
      const reading = this.#read().finally(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
      this.#reading = reading;
    }
    // Looking for engines can take a second, for which no question waits.
    const isKnown = this.#isRead && this.#dependencies.environment.provider === 'auto';
    if (!isKnown) return this.#reading;
    this.#reading.catch(() => undefined);
    return this.#open;
  }

  /** The connection as it was last seen, which may be some seconds old. */
  get latest(): ModelConnection {
    return this.#open.connection;
  }

  /** Reads the connection again for the next question. */
  forget(): void {
    this.#changes += 1;
    this.#isRead = false;
    this.#until = -Infinity;
    this.#reading = undefined;
  }

  async #read(): Promise<OpenConnection> {
    const { environment, find = findConnection, log } = this.#dependencies;
    const changes = this.#changes;
    const isAuto = environment.provider === 'auto';
    const connection = isAuto ? await find(environment) : await this.#readStored();
    // A newer read may have finished already.
    if (changes !== this.#changes) return this.current();
    const isSame = JSON.stringify(connection) === JSON.stringify(this.#open.connection);
    if (!isSame) {
      this.#open = openConnection(connection);
      const { source, provider, model } = connection;
      log.info({ source, provider, model }, 'another model is in use');
    }
    this.#isRead = true;
    this.#until = performance.now() + (isAuto ? FOUND_CACHE_MS : CONNECTION_CACHE_MS);
    return this.#open;
  }

  async #readStored(): Promise<ModelConnection> {
    const { db, encryption, environment, log } = this.#dependencies;
    const stored = await readStoredConnection(db);
    if (!stored) return noConnection;
    if (!(await mayAsk(db, stored.baseUrl, environment.hosts))) {
      log.warn('the address of the stored AI provider is not allowed');
      return noConnection;
    }
    const { encryptedKey, ...connection } = stored;
    const apiKey = encryptedKey && encryption.decrypt(encryptedKey, keyContext(stored));
    if (encryptedKey !== null && apiKey === null) {
      log.warn('the stored key of the AI provider cannot be read: AUTH_SECRET has changed');
      return noConnection;
    }
    return { ...connection, apiKey, source: 'screen' };
  }
}
