import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useUser } from '#data/documents/hooks.ts';
import { useSession } from '#data/session/use-session.ts';
import { useViewing } from '#data/viewing/viewing.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { linkOutcome } from '../features/accounts/verification/link-outcome.rules.ts';
import type { Access } from './routes.ts';
import { wantedPath } from './wanted-path.rules.ts';

type Guard = (props: { screen: ReactNode }) => ReactNode;

/** Draws nothing until the session is known: a wrong screen for a moment is worse than an empty page. */
export const SignedInOnly: Guard = ({ screen }) => {
  const { uid, isUnreachable } = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn, setSignedIn] = useState(false);
  if (isUnreachable) return <Unreachable />;
  if (uid === undefined) return null;
  if (uid !== null) {
    if (!wasSignedIn) setSignedIn(true);
    return screen;
  }
  // Log-in shows the outcome of a link in an email too.
  const outcome = linkOutcome(search);
  // After a log-out the page is not kept, because the next user may be somebody else.
  const wanted = outcome === null && !wasSignedIn ? pathname + search + hash : undefined;
  return <Navigate to="/login" replace state={{ linkOutcome: outcome, wanted }} />;
};

const GuestOnly: Guard = ({ screen }) => {
  const { uid, isUnreachable } = useSession();
  const state: unknown = useLocation().state;
  if (isUnreachable) return <Unreachable />;
  if (uid === undefined) return null;
  return uid === null ? screen : <Navigate to={wantedPath(state) ?? '/app'} replace />;
};

/** Sign-up redirects by itself when its flow has ended, so it only waits for the session to be known. */
const KnownSession: Guard = ({ screen }) => {
  const { uid, isUnreachable } = useSession();
  if (isUnreachable) return <Unreachable />;
  return uid === undefined ? null : screen;
};

/** Plans and payments belong to the user alone: staff who are viewing see the chat instead. */
const NotViewing: Guard = ({ screen }) => (useViewing() ? <Navigate to="/chat" replace /> : screen);

/** Redirects everybody else; the server checks access too. */
const AdminOnly: Guard = ({ screen }) => {
  const user = useUser();
  if (!user) return null;
  return user.isAdmin ? screen : <Navigate to="/chat" replace />;
};

/** The guard of each kind of access. All but the first two are inside the frame that `SignedInOnly` guards. */
export const guards: Readonly<Record<Access, Guard>> = {
  guest: GuestOnly,
  anyone: KnownSession,
  signedIn: ({ screen }) => screen,
  owner: NotViewing,
  admin: AdminOnly,
};

function Unreachable() {
  return <Overlay text={usePublicText().errors.connectionLost} />;
}
