import { LONG_TEXT_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { CopyButton } from '../messages/copy-button.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './summary-dialog.module.css';

interface SummaryDialogProps {
  readonly chatId: string;
  readonly title: string;
  onClose(): void;
}

/** Sums a chat up, which takes a query like an answer does, and says so first. */
export function SummaryDialog({ chatId, title, onClose }: SummaryDialogProps) {
  const text = useChatText();
  const errorText = useErrorText();
  const [summary, setSummary] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function summarise() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { markdown } = await call('exportChat', { chatId });
      // The end of a chat that is too long says more than its beginning.
      const recent = markdown.slice(-LONG_TEXT_MAX).toWellFormed();
      setSummary((await call('summarizeText', { text: recent })).summary);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={text.summaryOf(title)} onClose={onClose}>
      {/* There before the summary is, so that it is read out when it comes. */}
      <div className={styles.summary} aria-live="polite">
        {summary === undefined ? <p>{text.summaryCost}</p> : <Markdown text={summary} />}
      </div>
      {failure !== undefined && <p role="alert">{errorText(failure)}</p>}
      <Actions>
        {summary !== undefined && <CopyButton text={summary} label={text.copy} />}
        <Button onClick={onClose}>{text.close}</Button>
        {summary === undefined && (
          <Button kind="primary" busy={isBusy} onClick={() => void summarise()}>
            {text.summarise}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}
