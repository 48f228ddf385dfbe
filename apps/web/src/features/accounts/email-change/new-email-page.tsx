import { call, callWithoutSubject } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { currentSession } from '#data/session/session.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { LinkPage } from './link-page.tsx';

/** Confirms a new address with the link that was sent to it. */
export function NewEmailPage() {
  const texts = useSecurityText().newEmail;
  return <LinkPage texts={texts} act={confirm} next={{ href: '/chat', label: texts.toApp }} />;
}

/** Most addresses are confirmed in any browser, some only in one that is logged in. */
async function confirm(token: string): Promise<void> {
  try {
    await callWithoutSubject('confirmEmailChange', { token });
  } catch (error) {
    const { uid } = currentSession.get();
    const needsSession = error instanceof CallError && error.code === 'LOG_IN_FIRST';
    if (!needsSession || !uid) throw error;
    await call('confirmOwnEmailChange', { uid, token });
  }
}
