import type { MessageDocument } from '@savet/contract/documents';
import { memo, Suspense, useState } from 'react';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PencilIcon } from '#ui/icons/icons.tsx';
import { returnToQuestion } from '../../../composer/focus-question.ts';
import { useChatText } from '../../../use-chat-text.ts';
import { useNoQueries } from '../../../use-no-queries.ts';
import styles from '../messages.module.css';

/** Loaded when a question is edited. */
const QuestionEditor = lazyComponent(
  async () => (await import('./question-editor.tsx')).QuestionEditor,
);

/** Loaded for questions with versions. */
const VersionSwitch = lazyComponent(
  async () => (await import('./version-switch.tsx')).VersionSwitch,
);

interface QuestionProps {
  readonly message: MessageDocument;
  /** Absent while asking is not allowed. */
  readonly onEdit: ((question: MessageDocument, text: string) => void) | undefined;
}

/** A question, with its versions. */
export const Question = memo(function Question({ message, onEdit }: QuestionProps) {
  const text = useChatText();
  const none = useNoQueries();
  const [isEditing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    returnToQuestion();
  };
  return (
    <article
      className={styles.question}
      aria-label={text.you}
      data-testid="message"
      data-sender="user"
      data-status={message.status}
      data-message-id={message.messageId}
      data-editing={isEditing}
    >
      {isEditing ? (
        <Suspense fallback={<p className={styles.questionText}>{message.text}</p>}>
          <QuestionEditor
            message={message}
            onAsk={
              onEdit &&
              ((edited) => {
                close();
                onEdit(message, edited);
              })
            }
            onClose={close}
          />
        </Suspense>
      ) : (
        <>
          <p className={styles.questionText}>{message.text}</p>
          <div className={styles.questionFooter}>
            {(onEdit ?? none) && (
              <div className={styles.actions}>
                <IconButton
                  label={none ? `${text.editQuestion}: ${none.reason}` : text.editQuestion}
                  disabled={none !== undefined && !none.toPlans}
                  onClick={none?.toPlans ?? (() => setEditing(true))}
                >
                  <PencilIcon />
                </IconButton>
              </div>
            )}
            {message.versionCount > 1 && (
              <Suspense>
                <VersionSwitch question={message} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </article>
  );
});
