import type { LogInProviderId, LogInRefusal } from '@savet/contract/accounts/log-in-providers';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import type { Logger } from '../../../platform/log.ts';
import {
  type Begun,
  CancelledError,
  type LogInProvider,
  OpenIdProvider,
} from '../../../platform/openid/openid-provider.ts';
import type { Auth } from '../auth.ts';
import { deleteExpiredVerifications } from '../linked/linked-log-ins.store.ts';
import { OneTimeValues } from '../one-time/one-time-values.ts';
import { type Identity, identityOf } from './identity.rules.ts';

/** Separates the key of these log-ins from others that are derived from `AUTH_SECRET`. */
export const PROVIDER_LOG_IN_PURPOSE = 'savet log-ins with providers';
/** How long a user may take at the provider, and after the return for a code, in seconds. */
export const PROVIDER_LOG_IN_SECONDS = 10 * 60;

/** A log-in from which the user has not returned yet. */
interface BegunLogIn extends Begun {
  provider: LogInProviderId;
  isConfirming: boolean;
}

/** A user who has returned from the provider, and is not logged in yet. */
export interface ReturnedUser {
  identity: Identity;
  /** Whether a signed-in user logs in once more to confirm something. */
  isConfirming: boolean;
  /** In milliseconds since 1970. */
  until: number;
}

export interface ProviderLogInDependencies {
  db: Database;
  auth: Auth;
  encryption: Encryption;
  providers: readonly LogInProvider[];
  publicUrl: string;
}

/** Log-ins with providers, up to the point where it is known who the user is there. */
export class ProviderLogIns {
  readonly #db: Database;
  readonly #providers: ReadonlyMap<LogInProviderId, OpenIdProvider>;
  readonly #begun: OneTimeValues<BegunLogIn>;
  readonly #returned: OneTimeValues<ReturnedUser>;
  readonly #publicUrl: string;

  constructor({ db, auth, encryption, providers, publicUrl }: ProviderLogInDependencies) {
    this.#db = db;
    this.#publicUrl = publicUrl;
    this.#providers = new Map(providers.map((one) => [one.id, new OpenIdProvider(one)]));
    this.#begun = new OneTimeValues(auth, encryption, 'provider-begun');
    this.#returned = new OneTimeValues(auth, encryption, 'provider-returned');
  }

  /**
   * Begins a log-in.
   * @returns the provider's page to go to, and the token that ties the return to this browser
   * @throws ApiError NOT_FOUND for a provider that is not configured, UNAVAILABLE if it can't be reached
   */
  async begin(
    id: LogInProviderId,
    isConfirming: boolean,
    log: Logger,
  ): Promise<{ url: string; token: string }> {
    const provider = this.#providers.get(id);
    if (!provider) throw new ApiError('NOT_FOUND');
    await deleteExpiredVerifications(this.#db);
    try {
      // Discovered before anything is stored.
      await provider.configuration();
    } catch (error) {
      log.warn({ error, provider: id }, 'account: the log-in provider cannot be reached');
      throw new ApiError('UNAVAILABLE');
    }
    return provider.begin(provider.callback(this.#publicUrl), isConfirming, (begun) =>
      this.#begun.store({ ...begun, provider: id, isConfirming }, expiry()),
    );
  }

  /**
   * Finds out who returns.
   * @param search the query that the provider has added to the address
   * @param token the browser's, of `begin`
   * @returns a token for `take`, or why nobody is logged in
   */
  async finish(
    id: string,
    search: string,
    token: string,
    log: Logger,
  ): Promise<{ token: string } | { refusal: LogInRefusal }> {
    const isSame = new URLSearchParams(search).get('state') === token;
    const begun = isSame ? await this.#begun.take(token) : null;
    const provider = begun?.provider === id ? this.#providers.get(begun.provider) : undefined;
    if (!begun || !provider) return { refusal: 'EXPIRED' };
    try {
      const returned = new URL(`${provider.callback(this.#publicUrl)}${search}`);
      const claims = await provider.finish(returned, token, begun);
      const identity = identityOf(begun.provider, claims);
      if (!identity) return { refusal: 'EMAIL_NOT_VERIFIED' };
      return { token: await this.keep({ identity, isConfirming: begun.isConfirming }) };
    } catch (error) {
      if (error instanceof CancelledError) return { refusal: 'CANCELLED' };
      log.warn({ error, provider: id }, 'account: a log-in with a provider failed');
      return { refusal: 'FAILED' };
    }
  }

  /** Keeps a returned user until `take`. */
  keep(user: Omit<ReturnedUser, 'until'> & { until?: number }): Promise<string> {
    const until = user.until ?? expiry().getTime();
    return this.#returned.store({ ...user, until }, new Date(until));
  }

  /** The user who has returned, once; null if it took too long. */
  take(token: string): Promise<ReturnedUser | null> {
    return this.#returned.take(token);
  }

  /** The name of a provider for people. */
  nameOf(id: LogInProviderId): string {
    return this.#providers.get(id)?.registration.name ?? id;
  }

  /** Providers that users can log in with. */
  get ids(): LogInProviderId[] {
    return [...this.#providers.keys()];
  }
}

function expiry(): Date {
  return new Date(Date.now() + 1_000 * PROVIDER_LOG_IN_SECONDS);
}
