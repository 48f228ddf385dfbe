import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSendWaitingEdits } from '../features/brand-hub/edits/use-brand-edits.ts';
import { useSendUnsent } from '../features/chat/sending/use-chat-sending.ts';
import { useMonthlyReset } from '../features/quota/use-monthly-reset.ts';
import { ViewingBanner } from '../features/viewing/viewing-banner.tsx';
import { ViewingOver } from '../features/viewing/viewing-over.tsx';
import { DocumentsProvider } from '../lib/documents/documents-provider.tsx';
import { useUser } from '../lib/documents/hooks.ts';
import { useLanguage } from '../lib/language/use-language.ts';
import { useFrameText } from '../lib/language/use-text.ts';
import { later } from '../lib/page/later.ts';
import { reportWebVitals } from '../lib/page/web-vitals.ts';
import { endSession, sessionToken } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useTokenSync } from '../lib/session/use-token-sync.ts';
import { useViewing } from '../lib/viewing/viewing.ts';
import type { Viewing } from '../lib/viewing/viewing-state.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { AccountOrFailure } from './account-or-failure.tsx';
import styles from './signed-in.module.css';

// Measured from the first screen of somebody who is signed in; log-in does not wait for it.
later(() => void reportWebVitals().catch(() => undefined));

/** What all screens of somebody who is signed in share: their documents, live, and their language. */
export function SignedIn() {
  const { uid } = useSession();
  const { shell } = useFrameText();
  const viewing = useViewing();
  const { pathname } = useLocation();
  useTokenSync(uid);
  const documents = useTokenSource();
  if (typeof uid !== 'string') return null;
  // The panel is the staff's own.
  if (viewing && !pathname.startsWith('/admin'))
    return <Viewed key={viewing.viewingId} viewing={viewing} />;
  return (
    <DocumentsProvider key={uid} uid={uid} {...documents}>
      <FollowLanguage />
      <MonthlyReset />
      <SendWhatWaits />
      <Toasts closeLabel={shell.close}>
        <AccountOrFailure />
      </Toasts>
    </DocumentsProvider>
  );
}

/** The same as a user sees it, for staff: the reader's own language, and nothing that writes by itself. */
function Viewed({ viewing }: { viewing: Viewing }) {
  const { shell } = useFrameText();
  const [isOver, setOver] = useState(false);
  const documents = useTokenSource();
  if (isOver) return <ViewingOver viewing={viewing} />;
  return (
    <DocumentsProvider uid={viewing.uid} isViewOnly {...documents} onRefused={() => setOver(true)}>
      <div className={styles.viewed}>
        <ViewingBanner viewing={viewing} />
        <Toasts closeLabel={shell.close}>
          <AccountOrFailure />
        </Toasts>
      </div>
    </DocumentsProvider>
  );
}

function useTokenSource() {
  const token = useCallback(async (renew: boolean) => (await sessionToken(renew))?.token, []);
  const onSessionEnd = useCallback(() => endSession('UNAUTHENTICATED'), []);
  return { token, onSessionEnd };
}

/** The language of the user document wins over this device's. */
function FollowLanguage() {
  const chosen = useUser()?.language;
  const { choose } = useLanguage();
  useEffect(() => {
    if (chosen !== undefined) choose(chosen);
  }, [chosen, choose]);
  return null;
}

function MonthlyReset() {
  useMonthlyReset();
  return null;
}

function SendWhatWaits() {
  useSendUnsent();
  useSendWaitingEdits();
  return null;
}
