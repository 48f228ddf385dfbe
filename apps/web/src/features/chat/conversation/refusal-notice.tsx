import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useChats, useUser } from '#data/documents/hooks.ts';
import { isAt } from '#lib/page/is-at.ts';
import { useStore } from '#lib/store/create-store.ts';
import type { Refusal } from '../sending/chat-sending.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import { ContactLink } from './contact-link.tsx';
import styles from './screen.module.css';

/** The reason why the last question was refused. Its text is in the composer again. */
export function RefusalNotice({ chatId }: { chatId: string | undefined }) {
  const { refusal: lastRefusal } = useChatSending();
  const refusal = useStore(lastRefusal);
  const user = useUser();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { chats } = useChats();
  // Another question may have created the chat.
  const isMade = chats.some((chat) => chat.chatId === refusal?.chatId);
  const isHere = refusal !== undefined && isAbout(refusal, chatId, isMade);
  const isQuota = isHere && hasCode(refusal, 'QUERY_LIMIT_REACHED');

  useEffect(() => {
    if (!isHere) return;
    // Back must not lead to a chat that was never created.
    const replace = refusal.newChat && isAt(`/chat/${refusal.chatId}`);
    if (isQuota && user?.plan === 'free') {
      // Cleared, so that coming back from the payment page does not redirect again.
      lastRefusal.set(undefined);
      void navigate('/payment', { state: { upgrade: true }, replace });
    } else if (replace) void navigate('/chat', { replace });
  }, [isHere, isQuota, refusal, lastRefusal, user?.plan, navigate]);

  // The banner covers used-up queries.
  if (!isHere || isQuota) return null;
  return (
    <div className={styles.refusal}>
      <p role="alert">{errorText(refusal.error)}</p>
      {/* Its text names the support. */}
      {hasCode(refusal, 'INTERNAL') && <ContactLink place="refusal" />}
    </div>
  );
}

/** The refusal of a chat that was never created shows on the start page. */
function isAbout(refusal: Refusal, chatId: string | undefined, isMade: boolean): boolean {
  if (refusal.newChat && (chatId === undefined || isMade)) return chatId === undefined;
  return refusal.chatId === chatId;
}

function hasCode({ error }: Refusal, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code;
}
