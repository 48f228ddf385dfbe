import { type CheckChannel, checkChannels } from '@savet/contract/brand-check';
import { CHECK_TEXT_MAX } from '@savet/contract/limits';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyText } from '#ui/controls/copy-text.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './brand-check.module.css';
import { CheckResult } from './check-result.tsx';
import { checkTexts } from './check-texts.ts';
import { useCheck } from './use-check.ts';

/** Something that can be checked: an answer, one of its drafts, or all drafts together. */
export interface CheckPart {
  readonly kind: 'drafts' | 'draft' | 'answer';
  readonly text: string;
}

interface CheckDialogProps {
  /** The first one is checked at once; if its text is empty, the dialog asks for one. */
  readonly parts: readonly [CheckPart, ...CheckPart[]];
  /** The question that the text answers. */
  readonly question?: string | undefined;
  /** Turns a text that was typed or pasted here into the text that a reader sees. */
  read(text: string): string;
  onClose(): void;
}

/** Checks a text against the brand, and helps to mend it. */
export function CheckDialog({ parts, question, read, onClose }: CheckDialogProps) {
  const texts = useLateTexts(checkTexts);
  const errorText = useErrorText();
  const [part, setPart] = useState(0);
  // Each part keeps its fixes while another one is shown.
  const [current, setCurrent] = useState(() => parts.map((one) => fitting(one.text)));
  const text = current[part] ?? '';
  const [channel, setChannel] = useState<CheckChannel>('text');
  const [isEditing, setEditing] = useState(parts[0].text.trim() === '');
  const { state, checked, check, mend, stop, decide } = useCheck(question);
  const isChecking = state.kind === 'checking';

  const setText = (next: string) => setCurrent((all) => all.with(part, next));

  function start(checkedText: string, checkedChannel: CheckChannel) {
    if (checkedText.trim() === '') return;
    setText(checkedText);
    setChannel(checkedChannel);
    setEditing(false);
    void check(checkedText, checkedChannel);
  }
  const checkGiven = useEffectEvent(() => {
    if (!isEditing) void check(text, channel);
  });
  useEffect(() => checkGiven(), []);

  function edit() {
    stop();
    setEditing(true);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    start(read(text), channel);
  }

  function choosePart(next: number) {
    setPart(next);
    void check(current[next] ?? '', channel);
  }

  const choice = (
    <SelectField
      label={texts.channel}
      value={channel}
      options={checkChannels.map((value) => ({ value, label: texts.channels[value] }))}
      onChange={(value) => {
        if (isEditing) setChannel(value);
        else start(text, value);
      }}
    />
  );

  return (
    <Dialog title={texts.title} size="wide" onClose={onClose}>
      {isEditing ? (
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={texts.text}
            hint={texts.free}
            rows={10}
            required
            maxLength={CHECK_TEXT_MAX}
            value={text}
            onChange={setText}
          />
          {choice}
          <Actions>
            <Button kind="quiet" onClick={onClose}>
              {texts.close}
            </Button>
            <Button kind="primary" type="submit">
              {texts.check}
            </Button>
          </Actions>
        </form>
      ) : (
        <div className={styles.form} aria-busy={isChecking}>
          {parts.length > 1 && <PartField parts={parts} chosen={part} onChoose={choosePart} />}
          {choice}
          {state.kind === 'failed' && <p role="alert">{errorText(state.error)}</p>}
          {isChecking && !checked && <output>{texts.checking}</output>}
          {checked && (
            <CheckResult
              checked={checked}
              channel={channel}
              question={question}
              isBusy={isChecking}
              onText={(next) => start(next, channel)}
              onMend={() => void mend(checked, channel, setText)}
              onEdit={edit}
              onDecide={(finding, isException) => void decide(finding, isException, text, channel)}
            />
          )}
        </div>
      )}
      {!isEditing && (
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <Button onClick={edit}>{texts.edit}</Button>
          <CopyText
            text={text}
            label={texts.copy}
            copied={texts.copied}
            failed={texts.copyFailed}
          />
        </Actions>
      )}
    </Dialog>
  );
}

/** Chooses between an answer and its drafts. */
function PartField(props: {
  parts: readonly CheckPart[];
  chosen: number;
  onChoose(part: number): void;
}) {
  const texts = useLateTexts(checkTexts);
  const count = props.parts.filter(({ kind }) => kind === 'draft').length;
  const labelOf = ({ kind }: CheckPart, index: number) => {
    if (kind === 'draft') return texts.draftOf(index, count);
    if (kind === 'answer') return texts.wholeAnswer;
    return count === 0 ? texts.draft : texts.allDrafts;
  };
  return (
    <SelectField
      label={texts.part}
      value={String(props.chosen)}
      options={props.parts.map((one, index) => ({
        value: String(index),
        label: labelOf(one, index),
      }))}
      onChange={(value) => props.onChoose(Number(value))}
    />
  );
}

function fitting(text: string): string {
  return text.slice(0, CHECK_TEXT_MAX).toWellFormed();
}
