import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { MessageDocument } from '@savet/contract/documents';
import { call } from '#data/call/call.ts';
import { isRefusal } from '#data/call/call-error.ts';
import { hasChat, isLocalOnly } from '#data/documents/store/state.ts';
import type { UserDocuments } from '#data/documents/user-documents.ts';
import type { KeptStorage } from '#data/storage/page-storage.ts';
import { type PersistentText, persistentText } from '#data/storage/persistent-text.ts';
import { createStore, type Store } from '#lib/store/create-store.ts';
import { draftKey, putBack } from './drafts.ts';
import {
  createQuestionOutbox,
  type Question,
  type QuestionOutbox,
  questionStorage,
} from './question-outbox.ts';
import { sendFailure } from './send-failure.ts';

/** State of sending that outlives the chat screen: created once per user of this page. */
export interface ChatSending {
  readonly outbox: QuestionOutbox;
  readonly texts: PersistentText;
  /** The last thing the server refused; shown until the user tries something else. */
  readonly refusal: Store<Refusal | undefined>;
  /** The owner of the Brand Hub that staff have picked for their next questions; null for their own. */
  readonly owner: Store<Owner | null>;
  send(question: NewQuestion): void;
  /** Reruns a failed or stopped turn. */
  retryReply(question: MessageDocument, reply: MessageDocument, style: ResponseStyle): void;
  /** @returns false when the reply continues; the refusal says why */
  stop(reply: MessageDocument): Promise<boolean>;
}

export interface Refusal {
  readonly chatId: string;
  readonly error: unknown;
  /** The chat doesn't exist: the refused question was to create it, or it was deleted. */
  readonly newChat: boolean;
}

export interface Owner {
  uid: string;
  /** The business, person or address, as shown. */
  name: string;
}

export interface NewQuestion {
  chatId: string;
  newChat: boolean;
  /** The project of the chat that this question creates. */
  projectId?: string;
  query: string;
  style: ResponseStyle;
  /** The owner of the Brand Hub to answer from; the picked one when absent. */
  brandHubUid?: string;
  /** The question that this one is another version of. */
  versionOf?: string;
}

export function createChatSending(
  uid: string,
  { store }: UserDocuments,
  storage: KeptStorage,
): ChatSending {
  const texts = persistentText(storage);
  const refusal = createStore<Refusal | undefined>(undefined);
  const owner = createStore<Owner | null>(null);
  /** The refusal whose other answer is being written. */
  let awaited: Refusal | undefined;
  const outbox = createQuestionOutbox({
    storage: questionStorage(storage, uid),
    async deliver(question) {
      const { chatId, messageId, newChat, projectId, query, responseStyle } = question;
      const { brandHubUid, versionOf } = question;
      const turn = {
        uid,
        chatId,
        messageId,
        newChat,
        query,
        responseStyle,
        ...(projectId !== undefined && { projectId }),
        ...(brandHubUid !== undefined && { brandHubUid }),
        ...(versionOf !== undefined && { versionOf }),
      };
      try {
        await call('generateResponse', { ...turn, wait: false });
        return { kind: 'accepted', receipt: null };
      } catch (error) {
        return sendFailure(error);
      }
    },
    isAnswering,
    onRefused(item, error) {
      const { chatId } = item;
      // An earlier question may have created the chat, whether it has arrived or is only acknowledged.
      const isMade = listOf(chatId).length > 0 || outbox.isAcknowledged(chatId);
      const isThere = hasChat(store.state(), chatId) || (item.newChat && isMade);
      const isWithoutChat = !isThere && (item.newChat || error.code === 'NOT_FOUND');
      const key = draftKey(uid, isWithoutChat ? undefined : chatId);
      if (!isStored(item)) texts.set(key, putBack(item.query, texts.get(key)));
      if (isWithoutChat) {
        // The user can't return to that chat: a text typed there since moves along.
        const abandoned = draftKey(uid, chatId);
        texts.set(key, putBack(texts.get(key), texts.get(abandoned)));
        texts.set(abandoned, '');
      }
      refusal.set({ chatId, error, newChat: isWithoutChat });
    },
  });

  // A chat created before a reload isn't on the server yet, so its messages must not be read there.
  for (const { item } of outbox.entries.get()) {
    if (item.newChat) store.dispatch({ type: 'chatCreated', chatId: item.chatId });
  }
  store.subscribe(() => {
    for (const chatId of new Set(outbox.entries.get().map(({ item }) => item.chatId))) {
      outbox.arrived(new Set(listOf(chatId).map(({ messageId }) => messageId)));
    }
    outbox.flushReady();
    forgetBusyChat();
  });

  function isAnswering(chatId: string): boolean {
    return listOf(chatId).some(({ status }) => status === 'answering');
  }

  /** “Another answer is being written” ends with that answer, once it has been seen. */
  function forgetBusyChat(): void {
    const refused = refusal.get();
    if (!isRefusal(refused?.error) || refused.error.code !== 'CHAT_BUSY') return;
    if (isAnswering(refused.chatId)) awaited = refused;
    else if (awaited === refused) refusal.set(undefined);
  }

  function listOf(chatId: string): readonly MessageDocument[] {
    return store.state().messages.get(chatId)?.list ?? [];
  }

  /** Whether a question that was asked again is still in the chat with the same text. */
  function isStored({ chatId, versionOf, query }: Question): boolean {
    return listOf(chatId).some(
      ({ messageId, text, hidden }) => messageId === versionOf && text === query && !hidden,
    );
  }

  /** True until a question of this chat has arrived: each of them may be the one that creates it. */
  function isToBeMade(chatId: string): boolean {
    const isWaiting = outbox.entries
      .get()
      .some(({ item }) => item.chatId === chatId && item.newChat);
    return isWaiting || isLocalOnly(store.state(), chatId);
  }

  async function attempt(chatId: string, run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (error) {
      refusal.set({ chatId, error, newChat: false });
      return false;
    }
  }

  return {
    outbox,
    texts,
    refusal,
    owner,
    send({ chatId, newChat, projectId, query, style, versionOf, ...question }) {
      const brandHubUid = question.brandHubUid ?? owner.get()?.uid ?? uid;
      refusal.set(undefined);
      if (newChat) store.dispatch({ type: 'chatCreated', chatId });
      void outbox.send({
        chatId,
        messageId: crypto.randomUUID(),
        newChat: isToBeMade(chatId),
        ...(projectId !== undefined && { projectId }),
        query,
        responseStyle: style,
        ...(brandHubUid !== uid && { brandHubUid }),
        ...(versionOf !== undefined && { versionOf }),
        writtenAt: new Date().toISOString(),
      });
    },
    retryReply(question, reply, style) {
      refusal.set(undefined);
      const { chatId, messageId, text } = question;
      // The same Brand Hub as in the earlier attempt.
      const brandHubUid = reply.receipt?.brandHubUid ?? uid;
      const input = {
        chatId,
        messageId,
        query: text,
        responseStyle: style,
        wait: false,
        ...(brandHubUid !== uid && { brandHubUid }),
      };
      void attempt(chatId, () =>
        call('generateResponse', { ...input, attempt: reply.attempt + 1 }),
      );
    },
    async stop({ chatId, replyTo }) {
      if (replyTo === null) return false;
      return attempt(chatId, () => call('stopResponse', { chatId, messageId: replyTo }));
    },
  };
}
