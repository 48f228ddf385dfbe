import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { CallError } from '#data/call/call-error.ts';
import { createOutbox, type DeliveryResult } from '#data/outbox/outbox.ts';
import { type OutboxStorage, outboxStorage } from '#data/outbox/outbox-storage.ts';
import type { KeptStorage } from '#data/storage/page-storage.ts';
import type { ReadableStore } from '#lib/store/create-store.ts';
import { mapStore } from '#lib/store/map-store.ts';

/** A question that the server hasn't acknowledged yet. */
export interface Question {
  readonly chatId: string;
  readonly messageId: string;
  readonly newChat: boolean;
  /** The project of the chat that this question creates. */
  readonly projectId?: string;
  readonly query: string;
  readonly responseStyle: ResponseStyle;
  /** Staff only: the owner of another Brand Hub to answer from. */
  readonly brandHubUid?: string;
  /** The question that this one is another version of. */
  readonly versionOf?: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

export interface OutboxEntry {
  readonly item: Question;
  /** `sent`: acknowledged, shown until the stored question arrives live. */
  readonly state: 'sending' | 'unsent' | 'sent';
}

export type SendResult = Exclude<DeliveryResult<null, never>, { kind: 'held' }>;

export interface QuestionOutbox {
  readonly entries: ReadableStore<readonly OutboxEntry[]>;
  /** Whether the server has acknowledged a question of this chat that hasn't arrived live yet. */
  isAcknowledged(chatId: string): boolean;
  send(question: Question): Promise<void>;
  /**
   * Sends what has not arrived again, with the same ids: the first question of each chat, the next after its reply.
   * @param force also when the previous one was acknowledged but never arrived on the stream
   */
  sendUnsent(force: boolean): void;
  /** The same for one chat, when its reader presses Retry. */
  retry(chatId: string): void;
  discard(messageId: string): void;
  /** The stored questions have arrived, sent by this tab or another one. */
  arrived(messageIds: ReadonlySet<string>): void;
  /** Call when a reply may have finished; sends the next queued question. */
  flushReady(): void;
}

/** Keeps questions until the server has acknowledged them, also over a reload. */
export function createQuestionOutbox(options: {
  storage: OutboxStorage<Question>;
  deliver(question: Question): Promise<SendResult>;
  /** Whether a reply is being written in this chat. */
  isAnswering(chatId: string): boolean;
  onRefused(question: Question, error: CallError): void;
}): QuestionOutbox {
  const { storage, isAnswering, onRefused } = options;
  const outbox = createOutbox<Question, null>({
    storage,
    onRefused,
    idOf: ({ messageId }) => messageId,
    laneOf: ({ chatId }) => chatId,
    async deliver(question, isResend) {
      const result = await options.deliver(question);
      // The previous reply is still being written: an automatic resend waits for it.
      return isResend && isBusy(result) ? { kind: 'lost' } : result;
    },
    isBlocked: (chatId, force) => isAnswering(chatId) || (!force && isAcknowledged(chatId)),
  });

  function isAcknowledged(chatId: string): boolean {
    return outbox.entries
      .get()
      .some(({ item, state }) => item.chatId === chatId && state === 'sent');
  }

  return {
    ...outbox,
    isAcknowledged,
    entries: mapStore(outbox.entries, (entries) =>
      entries.map(({ item, state }) => ({
        item,
        state: state === 'sending' || state === 'sent' ? state : 'unsent',
      })),
    ),
    retry: (chatId) => outbox.sendNext(chatId, true),
  };
}

/** One user's unacknowledged questions, the oldest first. */
export function questionStorage(storage: KeptStorage, uid: string): OutboxStorage<Question> {
  const stored = outboxStorage(storage, 'outbox', uid, (value) =>
    isQuestion(value) ? value : null,
  );
  return {
    ...stored,
    read: () => stored.read().sort((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1)),
  };
}

function isQuestion(value: object): value is Question {
  return ['chatId', 'messageId', 'query', 'responseStyle', 'writtenAt'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );
}

function isBusy(result: SendResult): boolean {
  return result.kind === 'refused' && result.error.code === 'CHAT_BUSY';
}
