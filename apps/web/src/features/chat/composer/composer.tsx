import { type ResponseStyle, responseStyles } from '@savet/contract/choices/response-styles';
import { QUESTION_MAX } from '@savet/contract/limits';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './composer.module.css';
import { enterSends } from './enter.rules.ts';
import { returnToQuestion } from './focus-question.ts';

interface ComposerProps {
  readonly draft: string;
  readonly style: ResponseStyle;
  /** A question is being sent or answered. */
  readonly isBusy: boolean;
  /** Sending is not allowed now. */
  readonly isBlocked: boolean;
  /** Staff are viewing: no writes. */
  readonly isViewOnly: boolean;
  /** On narrow screens it returns to one row when it is left empty. On a start page it stays as high as the first use made it. */
  readonly isCompact: boolean;
  readonly isStopping: boolean;
  /** Present while an answer can be stopped. */
  readonly onStop: (() => void) | undefined;
  /** Further controls of the question. */
  readonly choices: ReactNode;
  readonly foot: ReactNode;
  onDraft(draft: string): void;
  onStyle(style: ResponseStyle): void;
  onSend(question: string): void;
}

/** The form that a question is written in. */
export function Composer(props: ComposerProps) {
  const { draft, isBusy, isBlocked, isViewOnly, onSend } = props;
  const text = useChatText();
  const hint = useId();
  const [isUsed, setUsed] = useState(false);
  if (props.isCompact && isUsed) setUsed(false);
  const over = draft.length - QUESTION_MAX;
  const canSend = draft.trim() !== '' && over <= 0 && !isBusy && !isBlocked && !isViewOnly;

  function send() {
    if (!canSend) return;
    onSend(draft);
    returnToQuestion();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event;
    const press = { key, shiftKey, isComposing: nativeEvent.isComposing };
    if (!enterSends(press, window.innerWidth, isBusy)) return;
    event.preventDefault();
    send();
  }

  function placeholder() {
    if (isViewOnly) return text.placeholderViewing;
    return isBusy ? text.placeholderWaiting : text.placeholder;
  }

  return (
    <form
      className={styles.composer}
      data-filled={draft !== ''}
      // On a start page it grows with the first use and stays so: what stands below would move away from a finger.
      data-used={isUsed}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        id="question"
        rows={3}
        value={draft}
        aria-label={text.composerLabel}
        aria-describedby={over > 0 ? hint : undefined}
        aria-invalid={over > 0}
        placeholder={placeholder()}
        disabled={isViewOnly}
        onChange={(event) => props.onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (!props.isCompact) setUsed(true);
        }}
      />
      {over > 0 && (
        <p id={hint} className={styles.tooLong} role="alert">
          {text.tooLong(over, QUESTION_MAX)}
        </p>
      )}
      <div className={styles.row}>
        <Select
          label={text.style}
          value={props.style}
          disabled={isViewOnly}
          options={responseStyles.map((style) => ({
            value: style,
            label: text.styles[style],
          }))}
          onChange={props.onStyle}
        />
        {props.choices}
      </div>
      <span className={styles.footer}>{props.foot}</span>
      <div className={styles.action}>
        <ActionButton {...props} canSend={canSend} />
      </div>
      <output className="visually-hidden">{isBusy && !isViewOnly && text.sending}</output>
    </form>
  );
}

/** Sends the question, and stops its answer in the same place: one button, so that it keeps the focus. */
function ActionButton(props: ComposerProps & { canSend: boolean }) {
  const { isBusy, isViewOnly, isStopping, onStop, canSend } = props;
  const text = useChatText();
  if (isBusy && !isViewOnly) {
    // Until the question is stored there is no answer to stop.
    const label = onStop ? text.stop : text.sending;
    return (
      <Button
        kind="primary"
        busy={onStop === undefined || isStopping}
        onClick={(event) => {
          // The second press of a double click was meant for Send.
          if (event.detail > 1) return;
          onStop?.();
          returnToQuestion();
        }}
      >
        {isStopping ? text.stopping : label}
      </Button>
    );
  }
  const isDisabled = isViewOnly || props.isBlocked;
  return (
    <Button kind="primary" type="submit" disabled={!canSend}>
      {isDisabled ? text.disabled : text.send}
    </Button>
  );
}
