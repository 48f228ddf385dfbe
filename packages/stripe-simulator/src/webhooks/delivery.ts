import { newId } from '../identifiers.ts';
import type {
  Attempt,
  Delivery,
  DeliveryMode,
  DeliveryOptions,
  Endpoint,
} from './delivery.types.ts';
import { reorder } from './order.ts';
import { createQueue, type Queue } from './queue.ts';
import type { DeliveryRecords } from './records.ts';
import { retryDelay } from './retry.ts';
import { send } from './send.ts';

export interface DeliveryParts {
  records: DeliveryRecords;
  endpoints: readonly Endpoint[];
  options: DeliveryOptions;
  log: (line: string) => void;
}

/** Delivers signed events in order and retries failed deliveries with exponential backoff. */
export class WebhookDelivery {
  /** Applies to events accepted from now on. */
  mode: DeliveryMode;
  readonly endpoints: readonly Endpoint[];
  readonly #records: DeliveryRecords;
  readonly #options: Required<Omit<DeliveryOptions, 'seed' | 'mode'>>;
  readonly #seed: number | undefined;
  readonly #log: (line: string) => void;
  readonly #queues: readonly Queue[];
  readonly #closing = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  #batch: Delivery[] = [];

  constructor({ records, endpoints, options, log }: DeliveryParts) {
    this.mode = options.mode ?? 'normal';
    this.endpoints = endpoints;
    this.#records = records;
    this.#options = {
      retryBaseMilliseconds: options.retryBaseMilliseconds ?? 1000,
      maxAttempts: options.maxAttempts ?? 12,
      timeoutMilliseconds: options.timeoutMilliseconds ?? 10_000,
      batchMilliseconds: options.batchMilliseconds ?? 250,
    };
    this.#seed = options.seed;
    this.#log = log;
    this.#queues = endpoints.map(() => createQueue());
  }

  /** Queues a committed event for each endpoint that receives its type. */
  accept(event: string, type: string): void {
    if (this.#closing.signal.aborted) return;
    for (const [endpoint, { events }] of this.endpoints.entries()) {
      if (events && !events.includes(type)) continue;
      const delivery = this.#create(event, endpoint, this.mode);
      if (delivery.status !== 'pending') continue;
      if (this.mode === 'out-of-order') this.#collect(delivery);
      else void this.#enqueue(delivery.id, endpoint);
    }
  }

  /** Resumes the deliveries that were pending when the process ended. */
  resume(): void {
    for (const { id, endpoint, status, nextAttempt } of this.#records.unfinished()) {
      if (status !== 'pending') continue;
      const pause = nextAttempt - Date.now();
      if (pause <= 0) void this.#enqueue(id, endpoint);
      else this.#schedule(pause, () => void this.#enqueue(id, endpoint));
    }
    for (const { id, type } of this.#records.withoutDeliveries()) this.accept(id, type);
  }

  /** Sends the deliveries held by the mode `late`, in order, and returns their number. */
  release(): number {
    const held = this.#records.unfinished().filter(({ status }) => status === 'held');
    for (const delivery of held) {
      this.#records.save({ ...delivery, status: 'pending' });
      void this.#enqueue(delivery.id, delivery.endpoint);
    }
    return held.length;
  }

  /** Resends an event immediately in any mode; resolves after the first attempt. */
  async resend(event: string): Promise<Delivery[]> {
    const created = this.endpoints.map((_endpoint, index) => this.#create(event, index, 'normal'));
    await Promise.all(created.map(({ id, endpoint }) => this.#enqueue(id, endpoint)));
    return created.flatMap(({ id }) => this.#records.find(id) ?? []);
  }

  /** Resolves when no delivery is queued; scheduled retries are not awaited. */
  async settled(): Promise<void> {
    this.#flush();
    await Promise.all(this.#queues.map((queue) => queue.empty()));
  }

  /** Returns pending and held deliveries, oldest first. */
  unfinished(): Delivery[] {
    return this.#records.unfinished();
  }

  /** Returns all deliveries, newest first. */
  all(): Delivery[] {
    return this.#records.all();
  }

  /** Cancels timers and requests; an interrupted attempt is repeated after the next start. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#queues.map((queue) => queue.empty()));
  }

  #create(event: string, endpoint: number, mode: DeliveryMode): Delivery {
    const now = Date.now();
    return this.#records.save({
      id: newId('whd'),
      object: 'simulator.delivery',
      created: Math.floor(now / 1000),
      event,
      endpoint,
      status: mode === 'late' ? 'held' : mode === 'never' ? 'withheld' : 'pending',
      copies: mode === 'twice' ? 2 : 1,
      attempts: [],
      nextAttempt: now,
    });
  }

  #collect(delivery: Delivery): void {
    this.#batch.push(delivery);
    if (this.#batch.length > 1) return;
    this.#schedule(this.#options.batchMilliseconds, () => this.#flush());
  }

  #flush(): void {
    const batch = this.#batch;
    this.#batch = [];
    for (const { id, endpoint } of reorder(batch, this.#seed)) void this.#enqueue(id, endpoint);
  }

  #enqueue(id: string, endpoint: number): Promise<void> {
    return this.#queues[endpoint]?.add(() => this.#attempt(id)) ?? Promise.resolve();
  }

  async #attempt(id: string): Promise<void> {
    const { signal } = this.#closing;
    const delivery = this.#records.find(id);
    const endpoint = delivery && this.endpoints[delivery.endpoint];
    const body = delivery && this.#records.body(delivery.event);
    if (signal.aborted || delivery?.status !== 'pending' || !endpoint || !body) return;
    const attempt = await send(endpoint, body, this.#options.timeoutMilliseconds, signal);
    if (signal.aborted && !attempt.delivered) return;
    this.#record(delivery, attempt);
    if (attempt.delivered) await this.#attempt(id);
  }

  #record(delivery: Delivery, attempt: Attempt): void {
    const { maxAttempts, retryBaseMilliseconds } = this.#options;
    delivery.attempts.push(attempt);
    if (attempt.delivered) {
      delivery.copies -= 1;
      if (delivery.copies === 0) delivery.status = 'delivered';
    } else if (delivery.attempts.length >= maxAttempts) {
      delivery.status = 'failed';
    } else {
      const pause = retryDelay(delivery.attempts.length, retryBaseMilliseconds);
      delivery.nextAttempt = Date.now() + pause;
      this.#schedule(pause, () => void this.#enqueue(delivery.id, delivery.endpoint));
    }
    this.#records.save(delivery);
    // The first failed connection is not logged: the endpoint may still be starting.
    if (!attempt.delivered && (attempt.status !== null || delivery.attempts.length > 1)) {
      this.#log(`webhook ${delivery.event} failed: ${attempt.status ?? attempt.error ?? ''}`);
    }
  }

  #schedule(milliseconds: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
  }
}
