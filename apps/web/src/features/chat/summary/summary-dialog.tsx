import { useState } from 'react';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { CopyButton } from '../messages/copy-button.tsx';
import type { CopyOutcome } from '../messages/copy-context.ts';
import { CopyOutcomes } from '../messages/copy-outcomes.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './summary-dialog.module.css';
import { useSummary } from './use-summary.ts';

interface SummaryDialogProps {
  readonly chatId: string;
  readonly title: string;
  onClose(): void;
}

/** Sums a chat up, which takes a query like an answer does, and says so first. */
export function SummaryDialog({ chatId, title, onClose }: SummaryDialogProps) {
  const text = useChatText();
  const errorText = useErrorText();
  const { summary, ask } = useSummary(chatId);
  const [copy, setCopy] = useState<CopyOutcome>();
  const done = summary?.kind === 'done' ? summary.text : undefined;

  return (
    <Dialog title={text.summaryOf(title)} onClose={onClose}>
      <CopyOutcomes onOutcome={setCopy}>
        {/* There before the summary is, so that it is read out when it comes; a long one scrolls, by keyboard too. */}
        <section
          className={styles.summary}
          aria-live="polite"
          aria-label={text.summaryOf(title)}
          tabIndex={done === undefined ? undefined : 0}
        >
          {done === undefined ? <p>{text.summaryCost}</p> : <Markdown text={done} />}
        </section>
        {summary?.kind === 'failed' && <p role="alert">{errorText(summary.error)}</p>}
        {/* The page's own messages lie beneath the dialog. */}
        {copy === 'refused' && <p role="alert">{text.actionFailed}</p>}
        <Actions>
          {done !== undefined && <CopyButton text={done} label={text.copy} />}
          <Button onClick={onClose}>{text.close}</Button>
          {done === undefined && (
            <Button kind="primary" busy={summary?.kind === 'running'} onClick={ask}>
              {text.summarise}
            </Button>
          )}
        </Actions>
      </CopyOutcomes>
    </Dialog>
  );
}
