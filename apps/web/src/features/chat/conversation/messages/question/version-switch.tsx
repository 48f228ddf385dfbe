import type { MessageDocument } from '@savet/contract/documents';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
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

type Arrow = 'previous' | 'next';

/** The version that was asked for, with the arrow that gets the focus: the switch of the old version disappears with it. */
let wanted: { chatId: string; version: number; arrow: Arrow } | undefined;

/** `‹ 2 of 3 ›`: shows another version of a question, or two side by side. */
export function VersionSwitch({ question }: { question: MessageDocument }) {
  const text = useChatText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const { isViewOnly } = useDocuments();
  const { isBusy, submit } = useSubmit();
  const [isComparing, setComparing] = useState(false);
  const { chatId, messageId, version, versionCount } = question;
  const arrows = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (wanted?.chatId !== chatId || wanted.version !== version) return;
    const name = wanted.arrow;
    wanted = undefined;
    // Not away from what has been focused meanwhile. The description, “2 of 3”, is read aloud with the arrow.
    if (document.activeElement !== document.body) return;
    const [previous, next] = arrows.current?.querySelectorAll('button') ?? [];
    (name === 'previous' ? previous : next)?.focus();
  }, [chatId, version]);

  async function show(arrow: Arrow) {
    const target = version + (arrow === 'next' ? 1 : -1);
    wanted = { chatId, version: target, arrow };
    try {
      // The messages arrive on the live stream, in all tabs.
      await call('showVersion', { chatId, messageId, version: target });
    } catch (error) {
      wanted = undefined;
      toasts.show({ text: errorText(error) });
    }
  }

  return (
    <div ref={arrows} className={styles.versions}>
      <IconButton
        label={text.previousVersion}
        describedBy={id}
        disabled={isViewOnly}
        idle={isBusy || version === 1}
        onClick={() => submit(() => show('previous'))}
      >
        <PreviousIcon />
      </IconButton>
      <span id={id}>{text.versionOf(version, versionCount)}</span>
      <IconButton
        label={text.nextVersion}
        describedBy={id}
        disabled={isViewOnly}
        idle={isBusy || version === versionCount}
        onClick={() => submit(() => show('next'))}
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
