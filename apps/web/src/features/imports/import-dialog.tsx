import { importSources } from '@savet/contract/choices/import-sources';
import { IMPORT_FILE_MAX } from '@savet/contract/limits';
import { formatFileSize } from '@savet/i18n/formats';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLateTexts, usePublicText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FileUnreadableError } from './file-sending.ts';
import styles from './import-dialog.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress, SendingProgress } from './import-progress.tsx';
import { importTexts } from './import-texts.ts';
import { useChatImport } from './use-chat-import.ts';

/** Imports the chats of a file from ChatGPT or Claude, and says what became of them. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const texts = useLateTexts(importTexts);
  const { shell } = usePublicText();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { latest, hasFailed, sending, send, reload } = useChatImport();
  const [isTooLarge, setTooLarge] = useState(false);
  const isSending = sending !== null && sending.failure === null;
  const isRunning = latest?.state === 'running';
  const isKnown = latest !== undefined;
  const canChoose = !(isSending || isRunning) && isKnown;
  /** Nothing is left to do. */
  const isDone = canChoose && latest?.state === 'done' && sending === null && !isTooLarge;

  function choose(file: File) {
    setTooLarge(file.size > IMPORT_FILE_MAX);
    if (file.size <= IMPORT_FILE_MAX) send(file);
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      {isSending && <SendingProgress {...sending} />}
      {!isSending && isRunning && <ImportProgress {...latest} />}
      {!(isSending || isKnown || hasFailed) && <Skeleton label={shell.loading} rows={2} />}
      {!(isSending || isKnown) && hasFailed && (
        <p role="alert">
          {texts.loadFailed} <Button onClick={reload}>{texts.retry}</Button>
        </p>
      )}
      {canChoose && (
        <>
          {isTooLarge && (
            <p className={styles.failed} role="alert">
              {texts.tooLarge(formatFileSize(locale, IMPORT_FILE_MAX))}
            </p>
          )}
          <LatestImport latest={latest} failure={sending?.failure ?? null} />
          {latest === null ? (
            <Steps />
          ) : (
            <details>
              <summary className={styles.stepsTitle}>{texts.stepsTitle}</summary>
              <Steps />
            </details>
          )}
        </>
      )}
      {isDone ? (
        <Actions>
          <FileButton kind="plain" label={texts.chooseAnother} onChoose={choose} />
          <Button onClick={onClose}>{texts.close}</Button>
          <Button kind="primary" onClick={() => void navigate('/chat')}>
            {texts.toChats}
          </Button>
        </Actions>
      ) : (
        <Actions>
          <Button kind={canChoose ? 'quiet' : 'plain'} onClick={onClose}>
            {texts.close}
          </Button>
          {canChoose && (
            <FileButton
              kind="primary"
              label={latest === null ? texts.choose : texts.chooseAnother}
              onChoose={choose}
            />
          )}
        </Actions>
      )}
    </Dialog>
  );
}

/** The result of the last file. */
function LatestImport({
  latest,
  failure,
}: {
  latest: ReturnType<typeof useChatImport>['latest'];
  failure: unknown;
}) {
  const texts = useLateTexts(importTexts);
  const errorText = useErrorText();
  if (failure !== null) {
    const isUnreadable = failure instanceof FileUnreadableError;
    return (
      <p className={styles.failed} role="alert">
        {isUnreadable ? texts.unreadable : errorText(failure)}
      </p>
    );
  }
  if (!latest) return null;
  const { state, failure: reason, outcome } = latest;
  const hasOutcome = state === 'done' || outcome.imported + outcome.extended > 0;
  return (
    <>
      {state === 'uploading' && <p className={styles.failed}>{texts.cutOff}</p>}
      {reason !== null && (
        <p className={styles.failed} role="alert">
          {texts.failures[reason]}
        </p>
      )}
      {hasOutcome && <ImportOutcome outcome={outcome} />}
    </>
  );
}

function Steps() {
  const texts = useLateTexts(importTexts);
  return (
    <div className={styles.steps}>
      <ul>
        {importSources.map((source) => (
          <li key={source}>{texts.steps[source]}</li>
        ))}
      </ul>
      <p>{texts.arrives}</p>
      <p>{texts.rules}</p>
    </div>
  );
}

function FileButton(props: {
  kind: 'primary' | 'plain';
  label: string;
  onChoose(file: File): void;
}) {
  const texts = useLateTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".zip,.json,application/zip,application/json"
        aria-label={texts.fileLabel}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) props.onChoose(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button kind={props.kind} onClick={() => input.current?.click()}>
        {props.label}
      </Button>
    </>
  );
}
