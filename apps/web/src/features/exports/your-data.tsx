import type { AccountExport } from '@savet/contract/calls/exports';
import { useQuery } from '@tanstack/react-query';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { queryClientOf } from '#data/queries/query-client.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Button } from '#ui/controls/button.tsx';
import { Section } from '#ui/page/section.tsx';
import { ExportProgress } from './export-progress.tsx';
import { ReadyExport } from './ready-export.tsx';
import styles from './your-data.module.css';

/** Interval at which the progress of a running export is read, in milliseconds. */
const READ_EVERY_MS = 1_000;
const queryKey = ['account-export'];

/** The export of everything in the account. Not for staff who view it. */
export function YourData() {
  return useDocuments().isViewOnly ? null : <ExportSection />;
}

function ExportSection() {
  const texts = useSecurityText().yourData;
  const errorText = useErrorText();
  const { latest, hasFailed, isStarting, failure, start, reload } = useAccountExport();
  return (
    <Section id="your-data" title={texts.title} intro={texts.intro}>
      {latest?.state === 'running' && <ExportProgress {...latest} />}
      {latest?.state === 'ready' && (
        <ReadyExport {...latest} isStarting={isStarting} onAgain={start} />
      )}
      {latest === null && (
        <div>
          <Button busy={isStarting} onClick={start}>
            {texts.start}
          </Button>
        </div>
      )}
      {latest?.state === 'failed' && (
        <p role="alert">
          <span className={styles.failed}>{texts.failed}</span>{' '}
          <Button busy={isStarting} onClick={start}>
            {texts.retry}
          </Button>
        </p>
      )}
      {hasFailed && latest === undefined && (
        <p role="alert">
          <span className={styles.failed}>{texts.loadFailed}</span>{' '}
          <Button onClick={reload}>{texts.retry}</Button>
        </p>
      )}
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {errorText(failure)}
        </p>
      )}
    </Section>
  );
}

/** The latest export: undefined until it is known, null if there is none. While it runs, it is read again and again. */
function useAccountExport() {
  const client = queryClientOf(useDocuments());
  const query = useQuery(
    {
      queryKey,
      queryFn: async () => (await call('getAccountExport', {})).export,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? READ_EVERY_MS : false),
    },
    client,
  );
  const { isBusy, failure, submit } = useSubmit();

  async function start() {
    const started = await call('exportAccount', {});
    client.setQueryData<AccountExport | null>(queryKey, started.export);
  }

  return {
    latest: query.data,
    hasFailed: query.isError,
    isStarting: isBusy,
    failure,
    start: () => submit(start),
    reload: () => void query.refetch(),
  };
}
