import type { MessageDocument } from '@savet/contract/documents';
import type { ResponseStyle } from '@savet/contract/limits';
import { call } from '../../../lib/call/call.ts';
import { hasChat, isOnlyHere } from '../../../lib/documents/state.ts';
import type { UserDocuments } from '../../../lib/documents/user-documents.ts';
import { type KeptText, keptText } from '../../../lib/storage/kept-text.ts';
import type { KeptStorage } from '../../../lib/storage/page-storage.ts';
import { draftKey, putBack } from '../composer/drafts.ts';
import { createPickedOwner, type PickedOwner } from '../picker/picked-owner.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { outboxStorage } from './outbox-storage.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { sendFailure } from './send-failure.ts';

/** What sending needs across screens: it lives as long as the user's documents in this page. */
export interface ChatSending {
  readonly outbox: Outbox;
  readonly texts: KeptText;
  readonly refusals: Refusals;
  readonly owner: PickedOwner;
  send(question: NewQuestion): void;
  /** Runs a failed or stopped turn once more. */
  retryReply(question: MessageDocument, reply: MessageDocument, style: ResponseStyle): void;
  /** @returns false when the answer goes on: it was said why */
  stop(reply: MessageDocument): Promise<boolean>;
}

export interface NewQuestion {
  chatId: string;
  newChat: boolean;
  query: string;
  style: ResponseStyle;
  /** Whose Brand Hub is to be answered from; the picked one when absent. */
  brandHubUid?: string;
}

export function createChatSending(
  uid: string,
  { store }: UserDocuments,
  storage: KeptStorage,
): ChatSending {
  const texts = keptText(storage);
  const refusals = createRefusals();
  const owner = createPickedOwner();
  const outbox = createOutbox({
    storage: outboxStorage(storage, uid),
    async deliver({ chatId, messageId, newChat, query, responseStyle, brandHubUid }) {
      const turn = {
        uid,
        chatId,
        messageId,
        newChat,
        query,
        responseStyle,
        ...(brandHubUid !== undefined && { brandHubUid }),
      };
      try {
        await call('generateResponse', { ...turn, wait: false });
        return { kind: 'accepted' };
      } catch (error) {
        return sendFailure(error);
      }
    },
    isAnswering: (chatId) => listOf(chatId).some(({ status }) => status === 'answering'),
    onRefused(item, error) {
      const { chatId } = item;
      // What was asked before it may have made the chat, told or only acknowledged.
      const isMade = listOf(chatId).length > 0 || outbox.isAcknowledged(chatId);
      const isThere = hasChat(store.state(), chatId) || (item.newChat && isMade);
      const isWithoutChat = !isThere && (item.newChat || error.code === 'NOT_FOUND');
      const key = draftKey(uid, isWithoutChat ? undefined : chatId);
      texts.set(key, putBack(item.query, texts.get(key)));
      if (isWithoutChat) {
        // Nobody comes to that chat any more, for what was typed there since.
        const left = draftKey(uid, chatId);
        texts.set(key, putBack(texts.get(key), texts.get(left)));
        texts.set(left, '');
      }
      refusals.add({ chatId, error, newChat: isWithoutChat });
    },
  });

  // What an earlier page began is not on the server yet: it is not asked for there.
  for (const { item } of outbox.entries()) {
    if (item.newChat) store.dispatch({ type: 'chatBegun', chatId: item.chatId });
  }
  store.subscribe(() => {
    for (const chatId of new Set(outbox.entries().map(({ item }) => item.chatId))) {
      outbox.arrived(new Set(listOf(chatId).map(({ messageId }) => messageId)));
    }
    outbox.goOn();
  });

  function listOf(chatId: string): readonly MessageDocument[] {
    return store.state().messages.get(chatId)?.list ?? [];
  }

  /** Also where the question that was to make the chat has not arrived, or was refused. */
  function isToBeMade(chatId: string): boolean {
    const isWaiting = outbox.entries().some(({ item }) => item.chatId === chatId && item.newChat);
    return isWaiting || isOnlyHere(store.state(), chatId);
  }

  async function attempt(chatId: string, run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (error) {
      refusals.add({ chatId, error, newChat: false });
      return false;
    }
  }

  return {
    outbox,
    texts,
    refusals,
    owner,
    send({ chatId, newChat, query, style, brandHubUid = owner.get()?.uid ?? uid }) {
      refusals.clear();
      if (newChat) store.dispatch({ type: 'chatBegun', chatId });
      void outbox.send({
        chatId,
        messageId: crypto.randomUUID(),
        newChat: isToBeMade(chatId),
        query,
        responseStyle: style,
        ...(brandHubUid !== uid && { brandHubUid }),
        writtenAt: new Date().toISOString(),
      });
    },
    retryReply(question, reply, style) {
      refusals.clear();
      const { chatId, messageId, text } = question;
      // From the same Brand Hub as before.
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
