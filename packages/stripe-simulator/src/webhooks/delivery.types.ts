/** Delivery modes, such as `twice` for duplicates. */
export const deliveryModes = ['normal', 'twice', 'out-of-order', 'late', 'never'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export interface Endpoint {
  url: string;
  secret: string;
  /** Event types to receive; all when absent. */
  events?: readonly string[];
}

export interface Attempt {
  /** Real Unix time, in seconds. */
  at: number;
  delivered: boolean;
  /** HTTP status; null without a response. */
  status: number | null;
  error?: string;
}

/**
 * Status of an event at an endpoint: `pending` is queued or scheduled for a retry, `held` waits for a release,
 * `withheld` is never sent, `failed` has no attempts left.
 */
export type DeliveryStatus = 'pending' | 'held' | 'withheld' | 'delivered' | 'failed';

export interface Delivery {
  id: string;
  object: 'simulator.delivery';
  created: number;
  event: string;
  /** Index of the endpoint. An index stays valid when the endpoint's port changes after a restart. */
  endpoint: number;
  status: DeliveryStatus;
  /** Remaining copies to deliver; starts at 2 in the mode `twice`. */
  copies: number;
  attempts: Attempt[];
  /** Real time of the next attempt, in milliseconds. */
  nextAttempt: number;
}

export interface DeliveryOptions {
  /** `normal` when absent. */
  mode?: DeliveryMode;
  /** Seed of the shuffle in the mode `out-of-order`; the order is reversed when absent. */
  seed?: number;
  /** Delay before the first retry; doubles with each retry, up to an hour. Default: 1000. */
  retryBaseMilliseconds?: number;
  /** Attempts before a delivery fails. Default: 12 (about an hour with the default base). */
  maxAttempts?: number;
  /** Response timeout. Default: 10000. */
  timeoutMilliseconds?: number;
  /** Time that `out-of-order` collects events before it sends them. Default: 250. */
  batchMilliseconds?: number;
}
