import { useQuery } from '@tanstack/react-query';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { queryClientOf } from '#data/queries/query-client.ts';
import { useStore } from '#lib/store/create-store.ts';
import { fileSendingOf } from './file-sending.ts';

/** Interval at which the progress of a running import is read, in milliseconds. */
const READ_EVERY_MS = 1_000;

/** The latest import: undefined until it is known, null if there is none; and the file that this tab sends. */
export function useChatImport() {
  const documents = useDocuments();
  const fileSending = fileSendingOf(documents);
  const sending = useStore(fileSending.state);
  const query = useQuery(
    {
      queryKey: ['chat-import'],
      queryFn: async () => (await call('getChatImport', {})).import,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? READ_EVERY_MS : false),
    },
    queryClientOf(documents),
  );

  async function send(file: File) {
    await fileSending.send(file);
    await query.refetch();
  }

  return {
    latest: query.data,
    hasFailed: query.isError,
    sending,
    send: (file: File) => void send(file),
    reload: () => void query.refetch(),
  };
}
