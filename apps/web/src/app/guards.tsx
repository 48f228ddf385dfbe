import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { linkOutcome } from '../features/accounts/verification/link-outcome.rules.ts';
import { useUser } from '../lib/documents/hooks.ts';
import { useFrameText } from '../lib/language/use-text.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useViewing } from '../lib/viewing/viewing.ts';
import { Overlay } from '../ui/overlay.tsx';

/** Nothing is shown until it is known who is there: a wrong page for a moment is worse than none. */
export function SignedInOnly({ screen }: { screen: ReactNode }) {
  const { uid, isUnreachable } = useSession();
  const { search } = useLocation();
  if (isUnreachable) return <Unreachable />;
  if (uid === undefined) return null;
  if (uid !== null) return screen;
  // What became of a link in a mail is said there too.
  return <Navigate to="/login" replace state={{ linkOutcome: linkOutcome(search) }} />;
}

export function SignedOutOnly({ screen }: { screen: ReactNode }) {
  const { uid, isUnreachable } = useSession();
  if (isUnreachable) return <Unreachable />;
  if (uid === undefined) return null;
  return uid === null ? screen : <Navigate to="/app" replace />;
}

/** Sign-up leads on by itself, once its flow has ended; it only has to know who is there. */
export function KnownSession({ screen }: { screen: ReactNode }) {
  const { uid, isUnreachable } = useSession();
  if (isUnreachable) return <Unreachable />;
  return uid === undefined ? null : screen;
}

/** Plans and payments are the user's own affair: staff who are looking see the chat instead. */
export function NotViewing({ screen }: { screen: ReactNode }) {
  return useViewing() ? <Navigate to="/chat" replace /> : screen;
}

/** Others are led to the chat; the server refuses their calls in any case. */
export function AdminOnly({ screen }: { screen: ReactNode }) {
  const user = useUser();
  if (!user) return null;
  return user.isAdmin ? screen : <Navigate to="/chat" replace />;
}

function Unreachable() {
  return <Overlay text={useFrameText().errors.connectionLost} />;
}
