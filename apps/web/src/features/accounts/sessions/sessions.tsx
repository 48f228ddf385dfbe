import { useRef, useState } from 'react';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { readSessions } from './read-sessions.ts';
import { SessionEntry } from './session-entry.tsx';
import styles from './sessions.module.css';

/** The sessions to end: one, or all others. */
type Ending = { sessionId: string } | 'others';

/** The user's sessions, with buttons that end the others. Not for staff who view the account. */
export function Sessions() {
  return useDocuments().isViewOnly ? null : <SessionList />;
}

function SessionList() {
  const { shell } = usePublicText();
  const texts = useSecurityText().sessions;
  const errorText = useErrorText();
  const toasts = useToasts();
  const { uid } = useDocuments();
  const list = usePagedQuery({ key: ['sessions'], load: readSessions, isQuiet: true });
  const { rows, isLoaded, state } = list;
  const [ending, setEnding] = useState<Ending | null>(null);
  const { isBusy, failure, submit } = useSubmit();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOthers = rows.some(({ isCurrent }) => !isCurrent);

  async function end(which: Ending) {
    setEnding(which);
    if (which === 'others') await call('endOtherSessions', { uid });
    else await call('endSession', { uid, ...which }).catch(ignoreEnded);
    await list.reload();
    // The button with the focus is gone.
    heading.current?.focus();
    toasts.show({ text: which === 'others' ? texts.othersEnded : texts.ended });
  }

  return (
    <Section id="sessions" title={texts.title} intro={texts.intro} headingRef={heading}>
      {!isLoaded && state === 'loading' && <Skeleton label={shell.loading} rows={1} />}
      <ul>
        {rows.map((session) => (
          <SessionEntry
            key={session.sessionId}
            session={session}
            isEnding={isBusy && isOne(ending, session.sessionId)}
            onEnd={() => submit(() => end({ sessionId: session.sessionId }))}
          />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert">
          {texts.loadFailed} <Button onClick={() => void list.reload()}>{texts.retry}</Button>
        </p>
      )}
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {errorText(failure)}
        </p>
      )}
      {hasOthers && (
        <div>
          <Button busy={isBusy && ending === 'others'} onClick={() => submit(() => end('others'))}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </Section>
  );
}

function isOne(ending: Ending | null, sessionId: string): boolean {
  return ending !== null && ending !== 'others' && ending.sessionId === sessionId;
}

/** It has ended already: logged out there, or from another tab. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof CallError && error.code === 'NOT_FOUND')) throw error;
}
