import type { LiveEvent } from '@savet/contract/live';
import type { Sessions } from '../features/accounts/sessions.ts';
import { findOpenViewing, insertViewingRead } from '../features/viewing/viewing.store.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Notifications } from '../platform/db/notifications.ts';
import type { Database } from '../platform/db/transaction.ts';
import type { Actor } from '../platform/handlers.ts';
import type { LiveHub } from '../platform/live/hub.ts';
import type { Logger } from '../platform/log.ts';
import { requireActor } from './gate.ts';
import type { Limits } from './limits.ts';
import { addressOf, type ServerContext } from './request.ts';
import { requireSubject, type Subject } from './subjects.ts';

/** A comment this often tells the client that the connection lives, in milliseconds. */
const HEARTBEAT_MS = 10_000;
/** How often an open stream's session is looked at, in milliseconds (design, the gate: 5 s is the bound). */
const CHECK_MS = 4_000;
/** A reader further behind than this is dropped and catches up when it connects again, in bytes. */
const MOST_UNREAD_BYTES = 1_048_576;

export interface LiveDependencies {
  db: Database;
  hub: LiveHub;
  sessions: Sessions;
  notifications: Notifications;
  limits: Limits;
  trustedProxies: readonly string[];
  log: Logger;
}

/** `GET /api/live`: streams the changes of a user's documents to those who may read them. */
export class LiveEndpoint {
  readonly #dependencies: LiveDependencies;
  readonly #open = new Set<LiveStream>();

  constructor(dependencies: LiveDependencies) {
    this.#dependencies = dependencies;
    dependencies.notifications.on('access', ({ uid }) => {
      for (const stream of this.#open) if (stream.actor.uid === uid) void this.#check(stream);
    });
  }

  /** @throws ApiError */
  async connect(context: ServerContext): Promise<Response> {
    const { db, hub, sessions, limits, trustedProxies, log } = this.#dependencies;
    await limits.address(addressOf(context, trustedProxies));
    const actor = await requireActor(sessions, context.req.header('authorization'));
    await limits.actor(actor.uid);
    const subject = await requireSubject(db, actor, context.req.query('uid'));
    const { uid, viewingId } = subject;
    if (viewingId !== null) await insertViewingRead(db, { viewingId, call: 'live', chatId: null });
    const lastRevision = revisionOf(context.req.header('last-event-id'));
    const stream = new LiveStream(actor, subject, () => {
      leave?.();
      clearInterval(heartbeat);
      clearInterval(check);
      this.#open.delete(stream);
    });
    let leave: (() => void) | undefined;
    const heartbeat = setInterval(() => stream.write(': ping\n\n'), HEARTBEAT_MS);
    const check = setInterval(() => void this.#check(stream), CHECK_MS);
    this.#open.add(stream);
    try {
      leave = await hub.watch(uid, lastRevision, (event) => stream.write(toWire(event)));
      if (stream.ended) leave();
    } catch (error) {
      stream.end();
      throw error;
    }
    log.debug({ actor: actor.uid, subject: uid, viewingId, lastRevision }, 'live stream opened');
    return new Response(stream.body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      },
    });
  }

  /** Tells everybody to connect again, and ends all streams. */
  close(): void {
    this.#dependencies.hub.tellEverybody({ event: 'restart', data: {} });
    for (const stream of this.#open) stream.end();
  }

  async #check(stream: LiveStream): Promise<void> {
    const { db, sessions, log } = this.#dependencies;
    const { uid, viewingId } = stream.subject;
    try {
      const actor = await sessions.check(stream.actor.uid, stream.actor.sessionId);
      if (!actor) stream.end();
      else if (viewingId !== null) {
        const open = actor.isAdmin ? await findOpenViewing(db, actor.uid, uid) : null;
        if (open !== viewingId) stream.end();
      }
    } catch (error) {
      // Whether the session stands cannot be known: it is not to be believed any longer.
      log.warn({ error: String(error) }, 'a live stream ends, its session cannot be checked');
      stream.end();
    }
  }
}

class LiveStream {
  readonly actor: Actor;
  readonly subject: Subject;
  readonly body: ReadableStream<Uint8Array>;
  ended = false;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(actor: Actor, subject: Subject, onEnd: () => void) {
    this.actor = actor;
    this.subject = subject;
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#finish(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
    );
  }

  write(text: string): void {
    if (this.ended) return;
    this.#controller?.enqueue(encoder.encode(text));
    if ((this.#controller?.desiredSize ?? 0) < 0) this.end();
  }

  end(): void {
    if (this.ended) return;
    this.#controller?.close();
    this.#finish();
  }

  #finish(): void {
    if (this.ended) return;
    this.ended = true;
    this.#onEnd();
  }
}

const encoder = new TextEncoder();

/** JSON has no raw line breaks, so that no text can forge an event. */
function toWire({ event, data }: LiveEvent): string {
  const id = event === 'delta' || event === 'restart' ? '' : `id: ${data.revision}\n`;
  return `event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`;
}

function revisionOf(lastEventId: string | undefined): number | null {
  if (lastEventId === undefined || lastEventId === '') return null;
  if (!/^\d{1,15}$/.test(lastEventId)) throw new ApiError('INVALID_INPUT');
  return Number(lastEventId);
}
