import type { Feedback, MessageDocument } from '@savet/contract/documents';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RetryIcon, ThumbDownIcon, ThumbUpIcon } from '../../../ui/icons.tsx';
import { returnToQuestion } from '../composer/focus-question.ts';
import { useChatText } from '../use-chat-text.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './messages.module.css';
import { useReplyFeedback } from './use-reply-feedback.ts';

interface ReplyActionsProps {
  readonly message: MessageDocument;
  readonly hasText: boolean;
  readonly onRetry: ((reply: MessageDocument) => void) | undefined;
}

/** What can be done with a reply that is there. */
export function ReplyActions({ message, hasText, onRetry }: ReplyActionsProps) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const canRetry = message.status === 'failed' || message.status === 'stopped';
  const { feedback, toggle } = useReplyFeedback(message);
  return (
    <div className={styles.actions} data-always={canRetry}>
      {canRetry && (
        <IconButton
          label={text.retry}
          disabled={onRetry === undefined}
          onClick={() => {
            onRetry?.(message);
            returnToQuestion();
          }}
        >
          <RetryIcon />
        </IconButton>
      )}
      {hasText && <CopyButton text={message.text} label={text.copy} />}
      {hasText && (
        <>
          <Thumb
            kind="good"
            label={text.good}
            chosen={feedback}
            disabled={isViewOnly}
            onToggle={toggle}
          />
          <Thumb
            kind="bad"
            label={text.bad}
            chosen={feedback}
            disabled={isViewOnly}
            onToggle={toggle}
          />
        </>
      )}
    </div>
  );
}

function Thumb(props: {
  kind: 'good' | 'bad';
  label: string;
  chosen: Feedback;
  disabled: boolean;
  onToggle(kind: 'good' | 'bad'): void;
}) {
  const isChosen = props.chosen === props.kind;
  return (
    <IconButton
      label={props.label}
      pressed={isChosen}
      disabled={props.disabled}
      onClick={() => props.onToggle(props.kind)}
    >
      {props.kind === 'good' ? (
        <ThumbUpIcon filled={isChosen} />
      ) : (
        <ThumbDownIcon filled={isChosen} />
      )}
    </IconButton>
  );
}
