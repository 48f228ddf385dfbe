import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/call/call-error.ts';
import { useUser } from '../../../lib/documents/hooks.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import styles from './screen.module.css';

/** Says why the last question was not taken; its text is in the composer again. */
export function RefusalNotice({ chatId }: { chatId: string | undefined }) {
  const { refusals } = useChatSending();
  const refusal = useSyncExternalStore(refusals.subscribe, refusals.last);
  const user = useUser();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const isHere = refusal !== undefined && (chatId === undefined || refusal.chatId === chatId);
  const isQuota = isHere && isQuotaRefusal(refusal.error);

  useEffect(() => {
    if (!isHere) return;
    if (isQuota && user?.plan === 'free') void navigate('/payment', { state: { upgrade: true } });
    else if (refusal.newChat && chatId !== undefined) void navigate('/chat', { replace: true });
  }, [isHere, isQuota, refusal, user?.plan, chatId, navigate]);

  // The banner tells a user whose queries are used up.
  if (!isHere || isQuota) return null;
  return (
    <p className={styles.refusal} role="alert">
      {errorText(refusal.error)}
    </p>
  );
}

function isQuotaRefusal(error: unknown): boolean {
  return error instanceof CallError && error.code === 'QUERY_LIMIT_REACHED';
}
