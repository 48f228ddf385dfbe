import type { MessageDocument } from '@savet/contract/documents';
import { QUESTION_MAX } from '@savet/contract/limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useStoredText } from '../../../composer/use-composer-state.ts';
import { editKey } from '../../../sending/drafts.ts';
import { useChatSending } from '../../../sending/use-chat-sending.ts';
import { useChatText } from '../../../use-chat-text.ts';
import styles from './question-editor.module.css';

interface QuestionEditorProps {
  readonly message: MessageDocument;
  /** Absent while asking is not allowed. */
  readonly onAsk: ((text: string) => void) | undefined;
  onClose(): void;
}

/** Edits a question in its place. The typed text survives a reload until it is asked or cancelled. */
export function QuestionEditor({ message, onAsk, onClose }: QuestionEditorProps) {
  const text = useChatText();
  const { errors } = useText();
  const { uid } = useDocuments();
  const { texts } = useChatSending();
  const form = useRef<HTMLFormElement>(null);
  const [kept, keep] = useStoredText(texts, editKey(uid, message.messageId));
  const typed = kept === '' ? message.text : kept;
  const isBlank = typed.trim() === '';
  function leave() {
    keep('');
    onClose();
  }
  const onEscape = useEffectEvent(leave);
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (!field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, []);

  return (
    <form
      ref={form}
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank || !onAsk) return;
        keep('');
        onAsk(typed.trim().toWellFormed());
      }}
    >
      <TextField
        label={text.editQuestion}
        hint={text.editHint}
        value={typed}
        rows={4}
        maxLength={QUESTION_MAX}
        tooLong={errors.tooLong}
        // A space stands for a text that was emptied: an empty one means that nothing was typed.
        onChange={(value) => keep(value === '' ? ' ' : value)}
      />
      <Actions>
        <Button kind="quiet" onClick={leave}>
          {text.cancel}
        </Button>
        <Button kind="primary" type="submit" disabled={isBlank || !onAsk}>
          {text.askEdited}
        </Button>
      </Actions>
    </form>
  );
}
