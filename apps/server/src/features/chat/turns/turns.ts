import type { ReplyNotice } from '@savet/contract/documents';
import { ApiError } from '../../../platform/api-error.ts';
import { isDatabaseUnavailable } from '../../../platform/db/availability.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Notifications } from '../../../platform/db/notifications.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { AnswerOutcome, AnswerRequest } from '../../consultant/answer.ts';
import type { Consultant } from '../../consultant/consultant.ts';
import { giveTitle } from '../give-title.ts';
import { type Acceptance, type Accepted, acceptTurn } from './accepting/accept-turn.ts';
import type { Question } from './accepting/question.ts';
import { pathsOf } from './accepting/question-fields.rules.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import type { LiveText } from './live-text.ts';
import { abortTurn, type RunningTurn, type RunningTurns } from './running-turns.ts';
import { settleTurn } from './settle-turn.ts';
import { settlementsOf } from './turn.rules.ts';
import { LEASE_SECONDS, readTurn, setNotice, setStatedFields, type Turn } from './turn.store.ts';

/** Delay before settling is retried while the database is unreachable, in milliseconds. */
const SETTLE_RETRY_MS = 500;
/** Timeout of the decision which field a question states, in milliseconds. */
const STATED_FIELD_TIMEOUT_MS = 20_000;
/** Polling interval for a turn of another server, in case a notification is lost, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

export interface TurnsDependencies {
  db: Database;
  owner: string;
  consultant: Consultant;
  liveText: LiveText;
  notifications: Notifications;
  running: RunningTurns;
  chunks: ChunkWriter;
  metrics: Metrics;
  log: Logger;
  now: () => Date;
}

/** Accepts questions, answers them independently of the request, and settles them. */
export class Turns {
  readonly #dependencies: TurnsDependencies;
  /** Questions that may become running turns. */
  readonly #accepting = new Set<Promise<Acceptance>>();
  #draining = false;

  constructor(dependencies: TurnsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiError as `acceptTurn` does, and UNAVAILABLE while the server stops */
  async ask(asked: Omit<Question, 'isDecidedByModel'>, log: Logger): Promise<Acceptance> {
    if (this.#draining) throw new ApiError('UNAVAILABLE');
    const accepting = this.#accept(asked, log).finally(() => this.#accepting.delete(accepting));
    this.#accepting.add(accepting);
    return accepting;
  }

  async #accept(asked: Omit<Question, 'isDecidedByModel'>, log: Logger): Promise<Acceptance> {
    const { db, owner, consultant, now } = this.#dependencies;
    const question = { ...asked, isDecidedByModel: await consultant.usesModel() };
    const acceptance = await acceptTurn(db, question, owner, now());
    if (acceptance.kind === 'accepted') this.#start(acceptance, question.attempt, log);
    return acceptance;
  }

  /**
   * Waits until an attempt is settled, on this server or another, and returns its turn.
   * @throws ApiError NOT_FOUND when the turn does not exist
   */
  async settled(uid: string, messageId: string, attempt: number): Promise<Turn> {
    const { db, running, notifications } = this.#dependencies;
    for (;;) {
      const changed = Promise.withResolvers<void>();
      const unsubscribe = notifications.on('documents', (notification) => {
        if (notification.uid === uid) changed.resolve();
      });
      const timer = setTimeout(changed.resolve, POLL_INTERVAL_MS);
      try {
        await running.find(uid, messageId, attempt)?.ended;
        const turn = await readTurn(db, uid, messageId);
        if (!turn) throw new ApiError('NOT_FOUND');
        if (turn.attempt !== attempt || turn.settledAt !== null) return turn;
        await changed.promise;
      } finally {
        unsubscribe();
        clearTimeout(timer);
      }
    }
  }

  /** Refuses new questions, aborts turns that run longer than `graceMs`, and waits until all are settled. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true;
    const { running } = this.#dependencies;
    let isLate = false;
    const abortAll = () => {
      isLate = true;
      for (const turn of running.all()) abortTurn(turn, 'interrupted');
    };
    const timer = setTimeout(abortAll, graceMs);
    await Promise.allSettled(this.#accepting);
    if (isLate) abortAll();
    await Promise.all(running.all().map((turn) => turn.ended));
    clearTimeout(timer);
  }

  #start(accepted: Accepted, attempt: number, log: Logger): void {
    const { running } = this.#dependencies;
    const { turn, request, receipt, isUntitled } = accepted;
    const ended = Promise.withResolvers<void>();
    const runningTurn: RunningTurn = {
      ...turn,
      receipt,
      attempt,
      text: '',
      abortReason: null,
      settling: false,
      abort: new AbortController(),
      renewedAt: performance.now(),
      ended: ended.promise,
    };
    running.add(runningTurn);
    void this.#run(runningTurn, request, log).then((state) => {
      running.remove(runningTurn);
      ended.resolve();
      if (state !== 'answered') return;
      void this.#decideStatedField(runningTurn, request, log);
      if (isUntitled) void this.#giveTitle(runningTurn, request, log);
    });
  }

  /** @returns the settled state; null when this server has lost the turn */
  async #run(turn: RunningTurn, request: AnswerRequest, log: Logger): Promise<string | null> {
    const { consultant, metrics } = this.#dependencies;
    const started = performance.now();
    let firstTextAt: number | null = null;
    let prompt: object = {};
    const outcome = await consultant.answer(request, {
      signal: turn.abort.signal,
      onText: (text) => {
        firstTextAt ??= performance.now();
        this.#append(turn, text);
      },
      onWarmUp: () => void this.#storeNotice(turn, 'warming-up'),
      onPrompt: (fields) => {
        prompt = fields;
      },
    });
    turn.settling = true;
    this.#dependencies.liveText.end(turn);
    this.#dependencies.chunks.forget(turn);
    const state = await this.#settle(turn, outcome);
    const milliseconds = performance.now() - started;
    metrics.answerEnded({
      outcome: state ?? 'lost',
      seconds: milliseconds / 1_000,
      firstTextSeconds: firstTextAt === null ? null : (firstTextAt - started) / 1_000,
    });
    log.info(
      {
        chatId: turn.chatId,
        attempt: turn.attempt,
        ...prompt,
        outcome: state ?? 'lost',
        detail: outcome.kind === 'failed' ? outcome.detail : undefined,
        usage: outcome.usage,
        milliseconds: Math.round(milliseconds),
      },
      'turn ended',
    );
    return state;
  }

  /** Best effort: stores a notice that explains why no text has arrived yet. */
  async #storeNotice(turn: RunningTurn, notice: ReplyNotice): Promise<void> {
    const { db, log } = this.#dependencies;
    try {
      await writeDocuments(db, turn.uid, (trx, revision) => setNotice(trx, turn, notice, revision));
    } catch (error) {
      log.warn({ uid: turn.uid, error }, 'a notice was not stored');
    }
  }

  #append(turn: RunningTurn, text: string): void {
    if (text === '' || turn.settling) return;
    turn.text += text;
    const { liveText, chunks } = this.#dependencies;
    liveText.textAdded(turn);
    chunks.textAdded(turn);
  }

  /** @returns the settled state; null when this server has lost the turn, or the database refuses every settlement */
  async #settle(turn: RunningTurn, outcome: AnswerOutcome): Promise<string | null> {
    const { db, now, log } = this.#dependencies;
    let refused = 0;
    while (turn.abortReason !== 'lost') {
      const settlements = settlementsOf(outcome, turn.text, turn.abortReason);
      const next = settlements[refused];
      // The sweeper fails the turn once its lease has expired.
      if (next === undefined) return null;
      const { settlement, query } = next;
      try {
        return (await settleTurn(db, turn, settlement, query, now())) ? settlement.state : null;
      } catch (error) {
        log.warn({ uid: turn.uid, error }, 'settling a turn failed; will retry');
        if (performance.now() - turn.renewedAt > LEASE_SECONDS * 1_000) return null;
        if (isDatabaseUnavailable(error)) {
          await new Promise((resolve) => setTimeout(resolve, SETTLE_RETRY_MS));
        } else {
          refused += 1;
        }
      }
    }
    return null;
  }

  /** Best effort: lets the model decide which empty field the question states. */
  async #decideStatedField(turn: RunningTurn, request: AnswerRequest, log: Logger): Promise<void> {
    const { db, consultant } = this.#dependencies;
    const { uid } = turn;
    const { query, plan, emptyFields } = request;
    if (turn.brandHubUid !== null || !emptyFields) return;
    try {
      const options = {
        signal: AbortSignal.timeout(STATED_FIELD_TIMEOUT_MS),
        asker: { uid, plan },
      };
      const field = await consultant.statedField(query, emptyFields, options);
      if (field === null) return;
      await writeDocuments(db, uid, (trx, revision) =>
        setStatedFields(trx, turn, pathsOf([field]), revision),
      );
    } catch (error) {
      log.warn({ uid, error }, 'deciding which field a question states failed');
    }
  }

  /** Best effort: a chat without a title keeps the default one. */
  async #giveTitle(turn: RunningTurn, { query, plan }: AnswerRequest, log: Logger): Promise<void> {
    try {
      await giveTitle(this.#dependencies, turn, { query, response: turn.text, plan });
    } catch (error) {
      log.warn({ uid: turn.uid, error }, 'generating a title failed');
    }
  }
}
