import { useEffect, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useUser } from '#data/documents/hooks.ts';
import { createMonthlyReset } from './monthly-reset.ts';

/** Requests the new month's queries when the current month ends (specification, section 4). */
export function useMonthlyReset(): void {
  const user = useUser();
  const [reset] = useState(() =>
    createMonthlyReset((uid) => {
      // The server also resets by itself, so a lost request does no harm.
      call('resetMonthlyQueries', { uid }).catch(() => undefined);
    }),
  );
  useEffect(() => {
    if (user) reset.follow(user);
  }, [user, reset]);
  useEffect(() => () => reset.stop(), [reset]);
}
