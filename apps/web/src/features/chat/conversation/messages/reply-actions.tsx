import type { Feedback, MessageDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { createOrderedChoice } from '#lib/choices/ordered-choice.ts';
import { useStore } from '#lib/store/create-store.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { ThumbDownIcon, ThumbUpIcon } from '#ui/icons/icons.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { CheckButton } from '../../checking/check-button.tsx';
import { returnToQuestion } from '../../composer/focus-question.ts';
import { CopyButton } from '../../markdown/copy-button.tsx';
import { RestyleButton } from '../../restyle/restyle-button.tsx';
import { useChatText } from '../../use-chat-text.ts';
import { AskAgainButton } from './ask-again-button.tsx';
import { isRetriable } from './mark.rules.ts';
import styles from './messages.module.css';
import { ReplyMore } from './reply-more.tsx';

const thumbs = ['good', 'bad'] as const;

interface ReplyActionsProps {
  readonly message: MessageDocument;
  /** The question that the reply is to. */
  readonly question: string;
  readonly onAskAgain: ((reply: MessageDocument) => void) | undefined;
}

/** Copy, feedback and another answer of a finished reply. An imported one cannot be rated. */
export function ReplyActions(props: ReplyActionsProps) {
  const { message, question, onAskAgain } = props;
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const { feedback, toggle } = useReplyFeedback(message);
  return (
    <>
      <div className={styles.actions}>
        <CopyButton text={message.text} label={text.copy} />
        <CheckButton label={text.check} markdown={message.text} question={question} />
        <RestyleButton reply={message} canAsk={onAskAgain !== undefined} />
        <ReplyMore message={message} />
        {!message.source &&
          thumbs.map((kind) => (
            <Thumb
              key={kind}
              kind={kind}
              label={text[kind]}
              chosen={feedback}
              disabled={isViewOnly}
              onToggle={toggle}
            />
          ))}
      </div>
      {!isRetriable(message) && (
        <div className={styles.actions} data-again>
          <AskAgainButton
            kind="quiet"
            onAsk={
              onAskAgain &&
              (() => {
                onAskAgain(message);
                returnToQuestion();
              })
            }
          >
            {text.anotherAnswer}
          </AskAgainButton>
        </div>
      )}
    </>
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

/** The feedback on a reply, updated optimistically. */
function useReplyFeedback({ chatId, messageId, feedback: stored }: MessageDocument) {
  const { store } = useDocuments().documents;
  const errorText = useErrorText();
  const toasts = useToasts();
  const [choice] = useState(() =>
    createOrderedChoice(async (feedback: Feedback) => {
      const { message } = await call('setFeedback', { chatId, messageId, feedback });
      store.dispatch({ type: 'messageRead', message });
    }),
  );
  const chosen = useStore(choice.chosen);
  const feedback = chosen === undefined ? stored : chosen;

  function toggle(thumb: 'good' | 'bad') {
    // The thumb reverts, perhaps out of view: a toast explains why.
    const showError = (error: unknown) => toasts.show({ text: errorText(error) });
    choice.choose(feedback === thumb ? null : thumb).catch(showError);
  }

  return { feedback, toggle };
}
