/** How webhooks are delivered; one at a time. */
export const deliveryModes = ['normal', 'twice', 'out-of-order', 'late', 'never'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export interface Endpoint {
  url: string;
  secret: string;
  /** Types of events that it is told of; all when absent. */
  events?: readonly string[];
}

export interface Attempt {
  /** Real Unix time, in seconds. */
  at: number;
  delivered: boolean;
  /** HTTP status, or null when there was no answer. */
  status: number | null;
  error?: string;
}

/**
 * What becomes of one event at one endpoint: `pending` is sent as soon as its turn or next attempt comes,
 * `held` waits for a release, `withheld` is never sent, `failed` has used up its attempts.
 */
export type DeliveryStatus = 'pending' | 'held' | 'withheld' | 'delivered' | 'failed';

export interface Delivery {
  id: string;
  object: 'simulator.delivery';
  created: number;
  event: string;
  /** Place of the endpoint among the configured ones, so that a new port after a restart is no new endpoint. */
  endpoint: number;
  status: DeliveryStatus;
  /** How often the endpoint still gets the event in the mode `twice`. */
  copies: number;
  attempts: Attempt[];
  /** Real time of the next attempt, in milliseconds. */
  nextAttempt: number;
}

export interface DeliveryOptions {
  /** `normal` when absent. */
  mode?: DeliveryMode;
  /** Order of `out-of-order`: shuffled by this seed; reversed when absent. */
  seed?: number;
  /** Wait before the first retry, doubled with every further one, at most an hour; 1000 when absent. */
  retryBaseMilliseconds?: number;
  /** Attempts before a delivery has failed; 12 when absent (about an hour with the default base). */
  maxAttempts?: number;
  /** How long an answer is waited for; 10000 when absent. */
  timeoutMilliseconds?: number;
  /** How long `out-of-order` collects events before it sends them; 250 when absent. */
  batchMilliseconds?: number;
}
