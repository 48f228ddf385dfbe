import type { CallOutput } from '@savet/contract/calls';
import { formatDateTime } from '@savet/i18n/formats';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './viewing-requests.module.css';

type Request = CallOutput<'listViewingRequests'>['requests'][number];
type Answer = NonNullable<Request['answer']>;

/** Requests of staff to view this account, which can be answered. */
export function useViewingRequests(isAutomatic = true) {
  const until = useUser()?.viewingRequestUntil ?? '';
  // A new request and an answer in another tab change the key.
  return usePagedQuery({
    key: ['viewing-requests', until],
    load: readRequests,
    isQuiet: true,
    isAutomatic,
  });
}

async function readRequests() {
  const { requests } = await call('listViewingRequests', {});
  return { rows: requests, next: null };
}

/** The requests, each with its buttons. */
export function ViewingRequests({ requests }: { requests: ReturnType<typeof useViewingRequests> }) {
  return (
    <ul className={styles.requests}>
      {requests.rows.map((request) => (
        <ViewingRequest
          key={request.requestId}
          request={request}
          onAnswered={() => void requests.reload()}
        />
      ))}
    </ul>
  );
}

function ViewingRequest({ request, onAnswered }: { request: Request; onAnswered(): void }) {
  const { viewingRequests: texts } = useText();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const { uid, documents } = useDocuments();
  const [sending, setSending] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { requestId, email, reason, until, answer } = request;

  async function send(next: Answer) {
    setSending(next);
    setFailure(null);
    try {
      const { user } = await call('answerViewingRequest', { uid, requestId, answer: next });
      documents.store.dispatch({ type: 'userRead', user });
      onAnswered();
    } catch (error) {
      setFailure(error);
    }
    setSending(null);
  }

  return (
    <li className={styles.request}>
      <strong>{email}</strong>
      <p>{reason === null ? texts.noReason : texts.reason(reason)}</p>
      <p className={styles.until}>{texts.until(formatDateTime(locale, until))}</p>
      <output>
        {answer === 'approved' && texts.allowed}
        {answer === 'declined' && texts.declined}
      </output>
      <div className={styles.buttons}>
        {answer !== 'approved' && (
          <Button
            kind={answer === null ? 'primary' : 'plain'}
            busy={sending === 'approved'}
            onClick={() => void send('approved')}
          >
            {texts.allow}
          </Button>
        )}
        {answer !== 'declined' && (
          <Button busy={sending === 'declined'} onClick={() => void send('declined')}>
            {texts.decline}
          </Button>
        )}
      </div>
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {errorText(failure)}
        </p>
      )}
    </li>
  );
}
