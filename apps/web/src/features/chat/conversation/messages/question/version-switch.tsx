import type { MessageDocument } from '@savet/contract/documents';
import { Suspense, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons/icons.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { useChatText } from '../../../use-chat-text.ts';
import styles from '../messages.module.css';

/** Loaded when versions are compared. */
const CompareDialog = lazyComponent(
  async () => (await import('../compare/compare-dialog.tsx')).CompareDialog,
);

/** `‹ 2 of 3 ›`: shows another version of a question, or two side by side. */
export function VersionSwitch({ question }: { question: MessageDocument }) {
  const text = useChatText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const { isViewOnly } = useDocuments();
  const [isBusy, setBusy] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const { chatId, messageId, version, versionCount } = question;

  async function show(wanted: number) {
    setBusy(true);
    try {
      // The messages arrive on the live stream, in all tabs.
      await call('showVersion', { chatId, messageId, version: wanted });
    } catch (error) {
      toasts.show({ text: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.versions}>
      <IconButton
        label={text.previousVersion}
        disabled={isViewOnly || isBusy || version === 1}
        onClick={() => void show(version - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <span>{text.versionOf(version, versionCount)}</span>
      <IconButton
        label={text.nextVersion}
        disabled={isViewOnly || isBusy || version === versionCount}
        onClick={() => void show(version + 1)}
      >
        <NextIcon />
      </IconButton>
      <Button kind="quiet" onClick={() => setComparing(true)}>
        {text.compare}
      </Button>
      {isComparing && (
        <Suspense>
          <CompareDialog question={question} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  );
}
