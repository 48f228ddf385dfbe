import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { MessageDocument } from '@savet/contract/documents';
import { WELCOME_CHAT_ID } from '@savet/contract/limits';
import { canSendMessage } from '@savet/contract/plans';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useMessages, useUser } from '#data/documents/hooks.ts';
import { useChosenProject } from '../projects/use-chosen-project.ts';
import type { OutboxEntry } from '../sending/question-outbox.ts';
import { useChatSending, useOutbox } from '../sending/use-chat-sending.ts';
import { beingDeleted } from '../sidebar/list/being-deleted.ts';

/**
 * State and actions of a chat.
 * @param begin called with the id of the chat that the first question creates
 */
export function useConversation(
  chatId: string | undefined,
  style: ResponseStyle,
  begin: (chatId: string) => void,
) {
  const navigate = useNavigate();
  const { isViewOnly } = useDocuments();
  const user = useUser();
  const messages = useMessages(chatId);
  const sending = useChatSending();
  const pending = useOutbox(chatId);
  const [project] = useChosenProject();
  const { loaded, load } = messages;
  const list = useMemo(() => withoutReplaced(messages.list, pending), [messages.list, pending]);

  const answering = list.findLast((message) => message.status === 'answering');
  const isBusy = answering !== undefined || pending.some((entry) => entry.state !== 'unsent');
  // Without the user document the server decides.
  const canAsk = user === undefined || canSendMessage(user);
  const canAskNow = !isBusy && canAsk && !isViewOnly;
  const [stopped, setStopped] = useState<MessageDocument>();
  const hasNothing = list.length === 0 && pending.length === 0;

  /** Sends a question; false if that is not allowed now. */
  function ask(question: string): boolean {
    if (isBusy || isViewOnly) return false;
    if (!canAsk) {
      if (user.plan === 'free') void navigate('/payment', { state: { upgrade: true } });
      return false;
    }
    const target = chatId ?? crypto.randomUUID();
    const newChat = chatId === undefined;
    const place = newChat && project ? { projectId: project.projectId } : {};
    sending.send({ chatId: target, newChat, ...place, query: question, style });
    if (target !== chatId) {
      begin(target);
      void navigate(`/chat/${target}`);
    }
    return true;
  }

  async function stop(reply: MessageDocument) {
    setStopped(reply);
    if (!(await sending.stop(reply))) setStopped(undefined);
  }

  const retryReply = useCallback(
    (reply: MessageDocument) => {
      const question = list.find((message) => message.messageId === reply.replyTo);
      if (question) sending.retryReply(question, reply, style);
    },
    [list, sending, style],
  );

  const askAgain = useCallback(
    (reply: MessageDocument) => {
      const question = list.find((message) => message.messageId === reply.replyTo);
      if (question === undefined) return;
      const { chatId: target, messageId: versionOf, text: query } = question;
      const request = { chatId: target, newChat: false, query, style, versionOf };
      const brandHubUid = reply.receipt?.brandHubUid;
      sending.send(brandHubUid === undefined ? request : { ...request, brandHubUid });
    },
    [list, sending, style],
  );

  const edit = useCallback(
    ({ chatId: target, messageId: versionOf }: MessageDocument, query: string) =>
      sending.send({ chatId: target, newChat: false, query, style, versionOf }),
    [sending, style],
  );

  return {
    user,
    messages: { ...messages, list },
    pending,
    sending,
    isBusy,
    hasNothing,
    /** The welcome chat never is: it has a welcome. */
    isEmpty: chatId === undefined || (loaded && hasNothing && chatId !== WELCOME_CHAT_ID),
    // Deleting a chat navigates away, so it is not missing.
    isMissing: load === 'missing' && hasNothing && !(chatId && beingDeleted.has(chatId)),
    isLoading: chatId !== undefined && !loaded && hasNothing && load !== 'failed',
    ask,
    /** Pro users without queries are blocked; free users go to the payment page. */
    isBlocked: user !== undefined && !canAsk && user.plan !== 'free',
    isStopping: answering !== undefined && isSameAttempt(answering, stopped),
    onStop: answering && !isViewOnly ? () => void stop(answering) : undefined,
    onRetryReply: canAskNow ? retryReply : undefined,
    onAskAgain: canAskNow ? askAgain : undefined,
    onEdit: canAskNow ? edit : undefined,
    onChoose: canAskNow ? (choice: string) => void ask(choice) : undefined,
  };
}

/** The messages without those that a question on its way takes the place of. */
function withoutReplaced(
  list: readonly MessageDocument[],
  pending: readonly OutboxEntry[],
): readonly MessageDocument[] {
  const replaced = pending.find(({ item, state }) => item.versionOf && state !== 'unsent');
  const index = list.findIndex(({ messageId }) => messageId === replaced?.item.versionOf);
  return index < 0 ? list : list.slice(0, index);
}

/** A retried answer keeps its id. */
function isSameAttempt(a: MessageDocument, b: MessageDocument | undefined): boolean {
  return a.messageId === b?.messageId && a.attempt === b.attempt;
}

export type ConversationState = ReturnType<typeof useConversation>;
