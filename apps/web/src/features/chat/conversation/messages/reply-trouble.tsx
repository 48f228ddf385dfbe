import type { MessageDocument } from '@savet/contract/documents';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { RetryIcon } from '#ui/icons/icons.tsx';
import { returnToQuestion } from '../../composer/focus-question.ts';
import { isNotCounted, isRetriable } from './mark.rules.ts';
import styles from './messages.module.css';
import { ReplyMark } from './reply-mark.tsx';

interface ReplyTroubleProps {
  readonly message: MessageDocument;
  /** Absent while retrying is not allowed. */
  readonly onRetry: ((reply: MessageDocument) => void) | undefined;
}

/** The note on a failed or stopped reply, what it cost, and what can be done now. */
export function ReplyTrouble({ message, onRetry }: ReplyTroubleProps) {
  const { chat } = useText();
  const configuration = useConfiguration();
  const hasFailed = message.status === 'failed';
  if (!hasFailed && message.status !== 'stopped') return null;
  return (
    <div className={styles.trouble}>
      <ReplyMark message={message} />
      {isNotCounted(message) && <p className={styles.mark}>{chat.notCounted}</p>}
      <div className={styles.troubleActions}>
        {isRetriable(message) && (
          <Button
            disabled={onRetry === undefined}
            onClick={() => {
              onRetry?.(message);
              returnToQuestion();
            }}
          >
            <RetryIcon /> {chat.retry}
          </Button>
        )}
        {hasFailed && configuration && (
          <LinkButton kind="quiet" href={`mailto:${configuration.supportEmail}`}>
            {chat.contactUs}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
