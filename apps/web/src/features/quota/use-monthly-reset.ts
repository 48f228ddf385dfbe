import { useEffect, useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { createMonthlyReset } from './monthly-reset.ts';

/** Asks for the new month's queries when the present one is over (specification, section 4). */
export function useMonthlyReset(): void {
  const user = useUser();
  const [reset] = useState(() =>
    createMonthlyReset((uid) => {
      // The server resets by itself too: a hint that is lost costs nothing.
      call('resetMonthlyQueries', { uid }).catch(() => undefined);
    }),
  );
  useEffect(() => {
    if (user) reset.follow(user);
  }, [user, reset]);
  useEffect(() => () => reset.stop(), [reset]);
}
