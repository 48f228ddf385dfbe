import { useEffect } from 'react';
import { currentSession, forgetKept } from '#data/session/session.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { useStore } from '#lib/store/create-store.ts';
import { useToasts } from '#ui/toasts/toasts-context.ts';

/** Confirms after the log-in that the account is kept. */
export function KeptNotice(): null {
  const { isKept } = useStore(currentSession);
  const { kept } = usePublicText().accounts;
  const toasts = useToasts();
  useEffect(() => {
    if (!isKept) return;
    forgetKept();
    toasts.show({ text: kept });
  }, [isKept, kept, toasts]);
  return null;
}
