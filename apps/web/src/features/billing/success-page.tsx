import type { UserDocument } from '@savet/contract/documents';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { call } from '../../lib/call/call.ts';
import { useDocuments } from '../../lib/documents/documents-context.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Overlay } from '../../ui/overlay.tsx';
import { type Confirmation, confirmCheckout } from './confirm-checkout.ts';
import { Paid } from './paid.tsx';
import { Unpaid } from './unpaid.tsx';

/** Says what is true: a payment that has not arrived is not called successful. */
export function SuccessPage() {
  const { shell } = useText();
  const user = useUser();
  if (!user) return <Overlay text={shell.loading} />;
  return <Outcome user={user} />;
}

function Outcome({ user }: { user: UserDocument }) {
  const { documents } = useDocuments();
  const [confirmation, setConfirmation] = useState<Confirmation>('asking');
  const { uid } = user;
  useEffect(
    () =>
      confirmCheckout({
        ask: () => call('confirmCheckout', { uid }),
        tell(state) {
          setConfirmation(state);
          // Where nothing is told live, the new plan would not be seen.
          if (state === 'paid') void documents.loadAll();
        },
      }),
    [uid, documents],
  );
  if (user.plan === 'free') return <Unpaid confirmation={confirmation} />;
  // An agreed plan was not paid here, and one whose payment failed is explained in the profile.
  return user.subscription?.status === 'active' ? <Paid /> : <Navigate to="/profile" replace />;
}
