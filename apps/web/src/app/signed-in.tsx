import { Suspense, useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Viewing } from '#data/call/viewing-state.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { DocumentsProvider } from '#data/documents/documents-provider.tsx';
import { useChats, useUser } from '#data/documents/hooks.ts';
import { hasLegalDocuments } from '#data/session/account-routes.ts';
import { endSession, sessionToken } from '#data/session/session.ts';
import { useSession } from '#data/session/use-session.ts';
import { useViewing } from '#data/viewing/viewing.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { runWhenIdle } from '#lib/page/run-when-idle.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { Toasts } from '#ui/toasts/toasts.tsx';
import { KeptNotice } from '../features/accounts/deletion/kept-notice.ts';
import { useAccountLanguage } from '../features/accounts/settings/use-language-choice.ts';
import { useSendWaitingEdits } from '../features/brand-hub/edits/use-brand-edits.ts';
import { useSendUnsent } from '../features/chat/sending/use-chat-sending.ts';
import { useMonthlyReset } from '../features/quota/use-monthly-reset.ts';
import { RequestNotice } from '../features/viewing/consent/request-notice.tsx';
import { ViewingBanner, ViewingOver } from '../features/viewing/viewing-notices.tsx';
import styles from './signed-in.module.css';
import { useTokenSync } from './use-token-sync.ts';

const TermsQuestion = lazyComponent(
  async () => (await import('../features/legal/terms-question.tsx')).TermsQuestion,
);

// Web vitals are for signed-in screens; log-in does not wait for the library.
runWhenIdle(() => {
  const late = import('./report-web-vitals.ts');
  late.then(({ reportWebVitals }) => reportWebVitals()).catch(() => undefined);
});

/** Everything that signed-in screens share: documents, live stream, language. */
export function SignedIn() {
  const { uid } = useSession();
  const { shell } = usePublicText();
  const viewing = useViewing();
  const { pathname } = useLocation();
  useTokenSync(uid);
  const documents = useTokenSource();
  if (typeof uid !== 'string') return null;
  // The admin panel is never shown as the viewed user.
  if (viewing && !pathname.startsWith('/admin'))
    return <Viewed key={viewing.viewingId} viewing={viewing} />;
  return (
    <DocumentsProvider key={uid} uid={uid} {...documents}>
      <FollowLanguage />
      <MonthlyReset />
      <SendWhatWaits />
      <Toasts closeLabel={shell.close}>
        <KeptNotice />
        {hasLegalDocuments() && (
          <Suspense>
            <TermsQuestion />
          </Suspense>
        )}
        <RequestNotice>
          <AccountOrFailure />
        </RequestNotice>
      </Toasts>
    </DocumentsProvider>
  );
}

/** The screens as the viewed user sees them, in the language of the staff member, without background writes. */
function Viewed({ viewing }: { viewing: Viewing }) {
  const { shell } = usePublicText();
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

function FollowLanguage() {
  useAccountLanguage();
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

/** An error page if the user document cannot be read: every screen needs it. */
function AccountOrFailure() {
  const { shell } = usePublicText();
  const { documents } = useDocuments();
  const user = useUser();
  const { load } = useChats();
  if (user || load !== 'failed') return <Outlet />;
  return (
    <Page message title={shell.loadFailedTitle}>
      <p role="alert">{shell.loadFailedText}</p>
      <p>
        <Button kind="primary" onClick={() => void documents.loadAll()}>
          {shell.reload}
        </Button>
      </p>
    </Page>
  );
}
