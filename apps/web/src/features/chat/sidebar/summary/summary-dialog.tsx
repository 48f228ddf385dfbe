import { LONG_TEXT_MAX } from '@savet/contract/limits';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { perUser } from '#data/documents/per-user.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CopyButton, type CopyOutcome, CopyOutcomes } from '../../markdown/copy-button.tsx';
import { Markdown } from '../../markdown/markdown.tsx';
import { useChatText } from '../../use-chat-text.ts';
import { createSummaries, type Summary } from './summaries.ts';
import styles from './summary-dialog.module.css';

/** Outlives the dialog: it may close while a summary is being generated. */
const summariesOf = perUser(() =>
  createSummaries(
    (chatId) => call('exportChat', { chatId }),
    async (markdown) => {
      // A long chat is summarised from its end.
      const recent = markdown.slice(-LONG_TEXT_MAX).toWellFormed();
      return (await call('summarizeText', { text: recent })).summary;
    },
  ),
);

interface SummaryDialogProps {
  readonly chatId: string;
  readonly title: string;
  onClose(): void;
}

/** Summarises a chat. Says first that this takes a query. */
export function SummaryDialog({ chatId, title, onClose }: SummaryDialogProps) {
  const text = useChatText();
  const errorText = useErrorText();
  const { summary, ask } = useSummary(chatId);
  const [copy, setCopy] = useState<CopyOutcome>();
  const done = summary?.kind === 'done' ? summary.text : undefined;

  return (
    <Dialog title={text.summaryOf(title)} onClose={onClose}>
      <CopyOutcomes onOutcome={setCopy}>
        {/* In the page from the start, so that the summary is announced, and has the focus to scroll a long one. */}
        <section
          className={styles.summary}
          aria-live="polite"
          aria-label={text.summaryOf(title)}
          tabIndex={0}
        >
          {done === undefined ? <p>{text.summaryCost}</p> : <Markdown text={done} />}
        </section>
        {summary?.kind === 'failed' && <p role="alert">{errorText(summary.error)}</p>}
        {/* Toasts would be below the dialog. */}
        {copy === 'refused' && <p role="alert">{text.actionFailed}</p>}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {text.close}
          </Button>
          {done !== undefined && <CopyButton isMain text={done} label={text.copy} />}
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

/** The summary of the chat as it is when the dialog opens: it must not vanish when the chat changes in another tab. */
function useSummary(chatId: string): { summary: Summary | undefined; ask(): void } {
  const summaries = summariesOf(useDocuments());
  // Before the first paint, which would show a summary that has to be checked.
  useLayoutEffect(() => void summaries.open(chatId), [summaries, chatId]);
  const summary = useSyncExternalStore(summaries.subscribe, () => summaries.read(chatId));
  return { summary, ask: () => void summaries.request(chatId) };
}
