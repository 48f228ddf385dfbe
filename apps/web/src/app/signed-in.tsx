import { useCallback, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useMonthlyReset } from '../features/quota/use-monthly-reset.ts';
import { DocumentsProvider } from '../lib/documents/documents-provider.tsx';
import { useUser } from '../lib/documents/hooks.ts';
import { useLanguage } from '../lib/language/use-language.ts';
import { endSession, sessionToken } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';

/** What all screens of somebody who is signed in share: their documents, live, and their language. */
export function SignedIn() {
  const { uid } = useSession();
  const token = useCallback(async (renew: boolean) => (await sessionToken(renew))?.token, []);
  const onSessionEnd = useCallback(() => endSession('UNAUTHENTICATED'), []);
  if (typeof uid !== 'string') return null;
  return (
    <DocumentsProvider key={uid} uid={uid} token={token} onSessionEnd={onSessionEnd}>
      <FollowLanguage />
      <MonthlyReset />
      <Outlet />
    </DocumentsProvider>
  );
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
