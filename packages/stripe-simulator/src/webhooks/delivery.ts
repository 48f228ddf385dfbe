import { randomUUID } from 'node:crypto';
import type {
  Attempt,
  Delivery,
  DeliveryMode,
  DeliveryOptions,
  Endpoint,
} from './delivery.types.ts';
import { disorder } from './order.ts';
import { createQueue } from './queue.ts';
import { retryDelay } from './retry.ts';
import { send } from './send.ts';

/** Where deliveries are kept, so that what is pending outlives the process. */
export interface DeliveryRecords {
  save(delivery: Delivery): void;
  find(id: string): Delivery | undefined;
  unfinished(): Delivery[];
  ofEvent(event: string): Delivery[];
}

export interface DeliveryParts {
  records: DeliveryRecords;
  endpoints: readonly Endpoint[];
  /** The event's JSON as it is sent, or undefined when there is no such event. */
  body: (event: string) => string | undefined;
  options: DeliveryOptions;
  log: (line: string) => void;
}

export interface WebhookDelivery {
  mode: DeliveryMode;
  /** Takes a committed event; every endpoint gets it in the way of the current mode. */
  accept(event: string): void;
  /** Takes up what was pending when the process ended. */
  resume(): void;
  /** Sends what the mode `late` held; returns how many deliveries that were. */
  release(): number;
  /** Sends an event again at once, whatever the mode; undefined when there is no such event. */
  resend(event: string): Promise<Delivery[] | undefined>;
  /** Resolves when nothing waits for its first attempt any more. */
  settled(): Promise<void>;
  unfinished(): Delivery[];
  ofEvent(event: string): Delivery[];
  /** Ends timers and connections; an interrupted attempt is made again after the next start. */
  close(): Promise<void>;
}

/** Delivers events to the endpoints: in order, signed, and again with growing pauses until they are taken. */
export function createDelivery(parts: DeliveryParts): WebhookDelivery {
  const { records, endpoints, options, log } = parts;
  const { retryBaseMilliseconds = 1000, maxAttempts = 12 } = options;
  const { timeoutMilliseconds = 10_000, batchMilliseconds = 250 } = options;
  const closing = new AbortController();
  const queues = endpoints.map(() => createQueue());
  const timers = new Set<NodeJS.Timeout>();
  let batch: Delivery[] = [];
  let batchTimer: NodeJS.Timeout | undefined;

  function later(milliseconds: number, action: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
    return timer;
  }

  function enqueue({ id, endpoint }: Delivery): Promise<void> {
    return queues[endpoint]?.add(() => attempt(id)) ?? Promise.resolve();
  }

  function flushBatch(): void {
    if (batchTimer) clearTimeout(batchTimer);
    batchTimer = undefined;
    const collected = batch;
    batch = [];
    for (const delivery of disorder(collected, options.seed)) void enqueue(delivery);
  }

  async function attempt(id: string): Promise<void> {
    const delivery = records.find(id);
    if (delivery?.status !== 'pending') return;
    const endpoint = endpoints[delivery.endpoint];
    const body = parts.body(delivery.event);
    if (closing.signal.aborted || !endpoint || body === undefined) return;
    const made = await send(endpoint, body, timeoutMilliseconds, closing.signal);
    if (closing.signal.aborted && !made.delivered) return;
    record(delivery, made);
    if (delivery.status === 'pending' && made.delivered) await attempt(id);
  }

  function record(delivery: Delivery, made: Attempt): void {
    delivery.attempts.push(made);
    if (made.delivered) {
      delivery.copies -= 1;
      if (delivery.copies === 0) delivery.status = 'delivered';
    } else if (delivery.attempts.length >= maxAttempts) {
      delivery.status = 'failed';
    } else {
      const pause = retryDelay(delivery.attempts.length, retryBaseMilliseconds);
      delivery.nextAttempt = Date.now() + pause;
      later(pause, () => void enqueue(delivery));
    }
    records.save(delivery);
    if (!made.delivered) log(`webhook ${delivery.event}: ${made.status ?? made.error ?? ''}`);
  }

  function create(event: string, endpoint: number, mode: DeliveryMode): Delivery {
    const delivery: Delivery = {
      id: `whd_${randomUUID().replaceAll('-', '')}`,
      object: 'simulator.delivery',
      created: Math.floor(Date.now() / 1000),
      event,
      endpoint,
      status: mode === 'late' ? 'held' : mode === 'never' ? 'withheld' : 'pending',
      copies: mode === 'twice' ? 2 : 1,
      attempts: [],
      nextAttempt: Date.now(),
    };
    records.save(delivery);
    return delivery;
  }

  return {
    mode: options.mode ?? 'normal',
    accept(event) {
      for (const endpoint of endpoints.keys()) {
        const delivery = create(event, endpoint, this.mode);
        if (delivery.status !== 'pending') continue;
        if (this.mode === 'out-of-order') {
          batch.push(delivery);
          batchTimer ??= later(batchMilliseconds, flushBatch);
        } else void enqueue(delivery);
      }
    },
    resume() {
      for (const delivery of records.unfinished()) {
        if (delivery.status !== 'pending') continue;
        const pause = delivery.nextAttempt - Date.now();
        if (pause <= 0) void enqueue(delivery);
        else later(pause, () => void enqueue(delivery));
      }
    },
    release() {
      const held = records.unfinished().filter((delivery) => delivery.status === 'held');
      for (const delivery of held) {
        records.save({ ...delivery, status: 'pending' });
        void enqueue(delivery);
      }
      return held.length;
    },
    async resend(event) {
      if (parts.body(event) === undefined) return undefined;
      const created = endpoints.map((_endpoint, place) => create(event, place, 'normal'));
      await Promise.all(created.map(enqueue));
      return created.flatMap(({ id }) => records.find(id) ?? []);
    },
    async settled() {
      flushBatch();
      await Promise.all(queues.map((queue) => queue.empty()));
    },
    unfinished: () => records.unfinished(),
    ofEvent: (event) => records.ofEvent(event),
    async close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(queues.map((queue) => queue.empty()));
    },
  };
}
