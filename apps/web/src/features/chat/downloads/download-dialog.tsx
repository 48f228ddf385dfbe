import { type DownloadFormat, downloadFormats } from '@savet/contract/choices/download-formats';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { saveBase64 } from '#lib/files/save-base64.ts';
import { useSharingText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import styles from './downloads.module.css';

interface DownloadDialogProps {
  readonly chatId: string;
  /** The reply whose menu opened the dialog; none for a chat. */
  readonly messageId?: string;
  onClose(): void;
}

type Scope = 'answer' | 'chosen' | 'chat';

/** Downloads an answer, some answers or the whole chat as a file. */
export function DownloadDialog({ chatId, messageId, onClose }: DownloadDialogProps) {
  const { download: texts, cancel } = useSharingText();
  const errorText = useErrorText();
  const scopes: Scope[] =
    messageId === undefined ? ['chat', 'chosen'] : ['answer', 'chosen', 'chat'];
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'chat');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(messageId === undefined ? [] : [messageId]),
  );
  const [format, setFormat] = useState<DownloadFormat>('pdf');
  const { isBusy, failure, submit } = useSubmit();

  async function download() {
    const messageIds = scope === 'answer' && messageId !== undefined ? [messageId] : [...chosen];
    const selection = scope === 'chat' ? {} : { messageIds };
    saveBase64(await call('downloadChat', { chatId, format, ...selection }));
    onClose();
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles.form}>
        <Toggle
          label={texts.scope}
          value={scope}
          options={scopes.map((value) => ({ value, label: texts.scopes[value] }))}
          onChange={setScope}
        />
        {scope === 'chosen' && (
          <AnswerChoice chatId={chatId} chosen={chosen} onChange={setChosen} />
        )}
        <Toggle
          label={texts.format}
          value={format}
          options={downloadFormats.map((value) => ({ value, label: texts.formats[value] }))}
          onChange={setFormat}
        />
        <p className={styles.note}>{texts.notes[format]}</p>
        {failure !== null && (
          <p className={styles.failed} role="alert">
            {errorText(failure)}
          </p>
        )}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            kind="primary"
            busy={isBusy}
            disabled={scope === 'chosen' && chosen.size === 0}
            onClick={() => submit(download)}
          >
            {texts.start}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
