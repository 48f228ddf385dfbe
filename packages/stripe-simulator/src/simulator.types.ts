import type { Hono } from 'hono';
import type { AccountSettings } from './account-settings.ts';
import type {
  Delivery,
  DeliveryMode,
  DeliveryOptions,
  Endpoint,
} from './webhooks/delivery.types.ts';

export interface SimulatorOptions {
  /** State file; the state is in memory when absent. */
  file?: string;
  /** Public URL under which `pages` is mounted, without a trailing slash. */
  pagesUrl: string | (() => string);
  /** Endpoints that receive events. */
  webhooks?: readonly Endpoint[];
  delivery?: DeliveryOptions;
  /** Settings of the account; a subscription is cancelled after the last retry if nothing else is said. */
  settings?: Partial<AccountSettings>;
  /** Version of events, and of requests without the header `Stripe-Version`; the newest when absent. */
  apiVersion?: string;
  /**
   * CSS after that of the pages, such as fonts of the same origin: `--font` is the typeface, `--business` the name at the
   * top, `--business-mark` a dot after it.
   */
  pagesStyle?: string;
  /** The key in the environment; with a live key the simulator refuses to start. */
  secretKey?: string;
  log?: (line: string) => void;
}

/** Delivery of webhooks. */
export interface Webhooks {
  /** Applies to new events. */
  mode: DeliveryMode;
  readonly endpoints: readonly Endpoint[];
  /** Sends the deliveries held by the mode `late`, in order, and returns their number. */
  release(): number;
  /** Resends an event immediately in any mode; resolves after the first attempt. */
  resend(event: string): Promise<Delivery[]>;
  /** Resolves when no delivery is queued; scheduled retries are not awaited. */
  settled(): Promise<void>;
  /** Returns all deliveries, newest first. */
  all(): Delivery[];
}

export interface Simulator {
  /** Stripe's HTTP API under `/v1`, and the simulator's own control under `/_simulator`. */
  api: Hono;
  /** Checkout, portal and dashboard. */
  pages: Hono;
  webhooks: Webhooks;
  settings: AccountSettings;
  clock: {
    /** The simulated time of customers without a test clock, in Unix seconds. */
    general(): number;
  };
  /** Advances the clock to `time` (Unix seconds); resolves after the first delivery attempt of the resulting events. */
  advanceTo(time: number): Promise<void>;
  close(): Promise<void>;
}
