import type { MessageDocument } from '@savet/contract/documents';
import type { ResponseStyle } from '@savet/contract/limits';
import { canSendMessage } from '@savet/contract/plans';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useMessages, useUser } from '../../../lib/documents/hooks.ts';
import { beingDeleted } from '../menu/being-deleted.ts';
import { useChatSending, useOutbox } from '../sending/use-chat-sending.ts';

/**
 * A chat as the screen shows it, and what can be done in it.
 * @param begin is told which chat the first question begins
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
  const { list, loaded, load } = messages;

  const answering = list.findLast((message) => message.status === 'answering');
  const isBusy = answering !== undefined || pending.some((entry) => entry.state !== 'unsent');
  // Until the user is known the server decides.
  const canAsk = user === undefined || canSendMessage(user);
  const canAskNow = !isBusy && canAsk && !isViewOnly;
  const [stopped, setStopped] = useState<MessageDocument>();
  const hasNothing = list.length === 0 && pending.length === 0;

  /** Sends a question; false when it may not be sent now. */
  function ask(question: string): boolean {
    if (isBusy || isViewOnly) return false;
    if (!canAsk) {
      if (user.plan === 'free') void navigate('/payment', { state: { upgrade: true } });
      return false;
    }
    const target = chatId ?? crypto.randomUUID();
    sending.send({ chatId: target, newChat: chatId === undefined, query: question, style });
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
      const { chatId: target, text: query } = question;
      const asked = { chatId: target, newChat: false, query, style };
      const brandHubUid = reply.receipt?.brandHubUid;
      sending.send(brandHubUid === undefined ? asked : { ...asked, brandHubUid });
    },
    [list, sending, style],
  );

  return {
    user,
    messages,
    pending,
    sending,
    isBusy,
    isEmpty: chatId === undefined || (loaded && hasNothing),
    // Whoever deletes it is led away from it.
    isMissing: load === 'missing' && hasNothing && !(chatId && beingDeleted.has(chatId)),
    isLoading: chatId !== undefined && !loaded && hasNothing && load !== 'failed',
    ask,
    /** A pro user whose queries are used up is blocked; a free one is led to the payment page. */
    isBlocked: user !== undefined && !canAsk && user.plan !== 'free',
    isStopping: answering !== undefined && isSameAttempt(answering, stopped),
    onStop: answering && !isViewOnly ? () => void stop(answering) : undefined,
    onRetryReply: canAskNow ? retryReply : undefined,
    onAskAgain: canAskNow ? askAgain : undefined,
  };
}

/** An answer that is tried again keeps its id. */
function isSameAttempt(one: MessageDocument, other: MessageDocument | undefined): boolean {
  return one.messageId === other?.messageId && one.attempt === other.attempt;
}

export type ConversationState = ReturnType<typeof useConversation>;
