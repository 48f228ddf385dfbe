import type { MessageDocument } from '@savet/contract/documents';
import type { ResponseStyle } from '@savet/contract/limits';
import { call } from '../../../lib/call/call.ts';
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
  stop(reply: MessageDocument): void;
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
    onRefused(item, error) {
      const key = draftKey(uid, item.newChat ? undefined : item.chatId);
      texts.set(key, putBack(item.query, texts.get(key)));
      if (item.newChat) store.dispatch({ type: 'chatRemoved', chatId: item.chatId, revision: 0 });
      refusals.add({ chatId: item.chatId, error, newChat: item.newChat });
    },
  });

  async function attempt(chatId: string, run: () => Promise<unknown>) {
    try {
      await run();
    } catch (error) {
      refusals.add({ chatId, error, newChat: false });
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
        newChat,
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
    stop({ chatId, replyTo }) {
      if (replyTo === null) return;
      void attempt(chatId, () => call('stopResponse', { chatId, messageId: replyTo }));
    },
  };
}
