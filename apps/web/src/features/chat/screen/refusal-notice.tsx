import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
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
  const code =
    refusal && (chatId === undefined || refusal.chatId === chatId) ? refusal.code : undefined;
  const mustPay = code === 'QUERY_LIMIT_REACHED' && user?.plan === 'free';

  useEffect(() => {
    if (mustPay) navigate('/payment', { state: { upgrade: true } });
    else if (refusal?.newChat && refusal.chatId === chatId) navigate('/chat', { replace: true });
  }, [mustPay, navigate, refusal, chatId]);

  if (code === undefined || code === 'QUERY_LIMIT_REACHED') return null;
  return (
    <p className={styles.refusal} role="alert">
      {errorText(code)}
    </p>
  );
}
