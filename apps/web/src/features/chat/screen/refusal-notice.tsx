import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/call/call-error.ts';
import { useChats, useUser } from '../../../lib/documents/hooks.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { isAt } from '../../../lib/page/is-at.ts';
import type { Refusal } from '../sending/refusals.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import styles from './screen.module.css';

/** Says why the last question was not taken; its text is in the composer again. */
export function RefusalNotice({ chatId }: { chatId: string | undefined }) {
  const { refusals } = useChatSending();
  const refusal = useSyncExternalStore(refusals.subscribe, refusals.last);
  const user = useUser();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { chats } = useChats();
  // Another question may have made the chat by now.
  const isMade = chats.some((chat) => chat.chatId === refusal?.chatId);
  const isHere = refusal !== undefined && isAbout(refusal, chatId, isMade);
  const isQuota = isHere && isQuotaRefusal(refusal.error);

  useEffect(() => {
    if (!isHere) return;
    // Nobody comes back to a chat that was not made, be it shown yet or not.
    const replace = refusal.newChat && isAt(`/chat/${refusal.chatId}`);
    if (isQuota && user?.plan === 'free') {
      // Told once: who comes back from there is not sent there again.
      refusals.clear();
      void navigate('/payment', { state: { upgrade: true }, replace });
    } else if (replace) void navigate('/chat', { replace });
  }, [isHere, isQuota, refusal, refusals, user?.plan, navigate]);

  // The banner tells a user whose queries are used up.
  if (!isHere || isQuota) return null;
  return (
    <p className={styles.refusal} role="alert">
      {errorText(refusal.error)}
    </p>
  );
}

/** A chat that was not made is spoken of where the next one begins. */
function isAbout(refusal: Refusal, chatId: string | undefined, isMade: boolean): boolean {
  if (refusal.newChat && (chatId === undefined || isMade)) return chatId === undefined;
  return refusal.chatId === chatId;
}

function isQuotaRefusal(error: unknown): boolean {
  return error instanceof CallError && error.code === 'QUERY_LIMIT_REACHED';
}
