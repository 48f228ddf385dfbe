import type { AccountSettings } from './account-settings.ts';
import { Clock } from './clock.ts';
import { Events } from './events.ts';
import { type DueTimeOf, ObjectStore } from './objects.store.ts';
import { type ApiVersion, findVersion, newest } from './rendering/versions.ts';

export interface SimulatorCore {
  store: ObjectStore;
  clock: Clock;
  events: Events;
  /** Settings that a Stripe account has in its dashboard. */
  settings: AccountSettings;
  /** Public URL of the pages, without a trailing slash. */
  pagesUrl: () => string;
  /** Runs `work` in a transaction and publishes its events after the commit. */
  run<Result>(work: () => Result): Result;
}

export function createCore(options: {
  file: string | null;
  pagesUrl: string | (() => string);
  settings?: Partial<AccountSettings> | undefined;
  apiVersion?: string | undefined;
  /** When time changes an object; it changes none when absent. */
  dueTimeOf?: DueTimeOf;
}): SimulatorCore {
  const { pagesUrl } = options;
  const store = new ObjectStore(options.file, options.dueTimeOf);
  const clock = new Clock(store);
  const events = new Events(store, clock);
  events.apiVersion = accountVersion(options.apiVersion);
  return {
    store,
    clock,
    events,
    settings: {
      afterRetries: 'cancel',
      retryDays: [3, 5, 7],
      taxRates: { BG: 20, DE: 19 },
      ...options.settings,
    },
    pagesUrl: () => (typeof pagesUrl === 'string' ? pagesUrl : pagesUrl()),
    run(work) {
      try {
        const result = store.transaction(work);
        events.publish();
        return result;
      } catch (error) {
        events.discard();
        throw error;
      }
    },
  };
}

/** @throws Error if the version is not simulated */
function accountVersion(name: string | undefined): ApiVersion {
  const version = name === undefined ? newest : findVersion(name);
  if (version) return version;
  throw new Error(`The Stripe simulator does not have the API version ${name}.`);
}
