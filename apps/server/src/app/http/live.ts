import type { LiveEvent } from '@savet/contract/live';
import { isStorable } from '@savet/contract/text';
import type { Sessions } from '../../features/accounts/sessions.ts';
import { findOpenViewing, insertViewingRead } from '../../features/viewing/viewing.store.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Notifications } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import type { Logger } from '../../platform/log.ts';
import { requireActor } from './gate.ts';
import type { Limits } from './limits/limits.ts';
import { LiveStream } from './live-stream.ts';
import { addressOf, type ServerContext } from './request.ts';
import { requireSubject } from './subjects.ts';

const HEARTBEAT_MS = 10_000;
/**
 * Interval of the access check of an open stream, and how old its answer may be, in milliseconds. A change must take effect within
 * 5 s (design, the gate), even if its notification is lost; these leave a second for the query.
 */
export const CHECK_MS = 3_000;
export const CHECK_AGE_MS = 1_000;

export interface LiveDependencies {
  db: Database;
  hub: LiveHub;
  sessions: Sessions;
  notifications: Notifications;
  limits: Limits;
  trustedProxies: readonly string[];
  log: Logger;
}

/** Most open streams of one user: more than a person has tabs and devices. */
const STREAMS_MAX = 50;

/** `GET /api/live`: streams the changes of a user's documents to viewers with access. */
export class LiveEndpoint {
  readonly #dependencies: LiveDependencies;
  readonly #streams = new Set<LiveStream>();
  /** Runs while a stream is open. */
  #checks: ReturnType<typeof setInterval> | undefined;

  constructor(dependencies: LiveDependencies) {
    this.#dependencies = dependencies;
    dependencies.notifications.on('access', ({ uid }) => {
      for (const stream of this.#streams) if (stream.actor.uid === uid) void this.#check(stream);
    });
  }

  /** @throws ApiError */
  async connect(context: ServerContext): Promise<Response> {
    const { db, hub, sessions, limits, trustedProxies, log } = this.#dependencies;
    await limits.address(addressOf(context, trustedProxies));
    const actor = await requireActor(sessions, context.req.header('authorization'));
    await limits.actor(actor.uid);
    const asked = context.req.query('uid');
    if (asked !== undefined && !isStorable(asked)) throw new ApiError('INVALID_INPUT');
    const subject = await requireSubject(db, actor, asked);
    const { uid, viewingId } = subject;
    if (viewingId !== null) await insertViewingRead(db, { viewingId, call: 'live', chatId: null });
    const lastRevision = revisionOf(context.req.header('last-event-id'));
    // Nothing is awaited from here until the stream is added.
    const own = [...this.#streams].filter((stream) => stream.actor.uid === actor.uid);
    if (own.length >= STREAMS_MAX) throw new ApiError('RATE_LIMITED');
    const onEnd = () => {
      leave?.();
      clearInterval(heartbeat);
      this.#streams.delete(stream);
      if (this.#streams.size > 0) return;
      clearInterval(this.#checks);
      this.#checks = undefined;
    };
    const disconnect = () => context.env.outgoing.destroy();
    const stream = new LiveStream({ actor, subject }, { onEnd, disconnect });
    let leave: (() => void) | undefined;
    const heartbeat = setInterval(() => stream.write(': ping\n\n'), HEARTBEAT_MS);
    this.#streams.add(stream);
    this.#checks ??= setInterval(() => this.#checkAll(), CHECK_MS);
    try {
      leave = await hub.watch(uid, lastRevision, (event) => stream.write(toWire(event)));
      if (stream.isEnded) leave();
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

  /** Number of open streams. */
  get size(): number {
    return this.#streams.size;
  }

  /** Tells all clients to reconnect, and ends all streams. */
  close(): void {
    this.#dependencies.hub.broadcast({ event: 'restart', data: {} });
    for (const stream of this.#streams) stream.end();
  }

  /** All at once, so that their sessions are read with one query. */
  #checkAll(): void {
    for (const stream of this.#streams) void this.#check(stream);
  }

  async #check(stream: LiveStream): Promise<void> {
    const { db, sessions, log } = this.#dependencies;
    const { uid, viewingId } = stream.subject;
    try {
      const actor = await sessions.check(stream.actor, CHECK_AGE_MS);
      if (!actor) stream.end();
      else if (viewingId !== null) {
        const open = actor.isAdmin ? await findOpenViewing(db, actor.uid, uid) : null;
        if (open !== viewingId) stream.end();
      }
    } catch (error) {
      // The session can't be checked, so its access ends.
      log.warn({ error }, 'ended a live stream: its session could not be checked');
      stream.end();
    }
  }
}

/** The event as server-sent text. JSON has no raw line breaks, so no text can forge an event. */
function toWire({ event, data }: LiveEvent): string {
  const id = event === 'delta' || event === 'restart' ? '' : `id: ${data.revision}\n`;
  return `event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`;
}

function revisionOf(lastEventId: string | undefined): number | null {
  if (lastEventId === undefined || lastEventId === '') return null;
  if (!/^\d{1,15}$/.test(lastEventId)) throw new ApiError('INVALID_INPUT');
  return Number(lastEventId);
}
