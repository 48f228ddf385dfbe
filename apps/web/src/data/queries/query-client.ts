import { focusManager, QueryClient } from '@tanstack/react-query';
import { browserSignals } from '#lib/page/page-signals.ts';
import { perUser } from '../documents/per-user.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Calls retry by themselves, and report a lost connection.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A screen fetches again each time it opens.
        gcTime: 0,
      },
    },
  });
}

/** The query client of the user of this page: nothing read for one user is shown to the next. */
export const queryClientOf = perUser(() => {
  // The same signal as for the live stream.
  focusManager.setEventListener((notify) =>
    browserSignals.subscribe((signal) => {
      if (signal === 'shown') notify();
    }),
  );
  const client = createQueryClient();
  client.mount();
  return client;
});
