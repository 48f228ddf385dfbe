import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { ModelSection } from '../model-section-list.tsx';
import styles from '../models.module.css';

interface MoneyFormProps {
  /** Of the heading. */
  id: ModelSection;
  title: string;
  text: string;
  isBusy: boolean;
  /** Of the last attempt to save. */
  failure: unknown;
  /** The errors of the fields; a new object moves the focus to the first field with one. */
  errors: object | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form with its heading, its failure and its button. */
export function MoneyForm(props: MoneyFormProps) {
  const texts = useStaffText().models.costs;
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const { id, errors, failure } = props;
  useEffect(() => {
    if (errors) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={element}
      className={styles.form}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isBusy) props.onSubmit();
      }}
    >
      <div>
        <h3 id={id} tabIndex={-1}>
          {props.title}
        </h3>
        <p className={styles.note}>{props.text}</p>
      </div>
      {props.children}
      {failure !== null && (
        <p role="alert" className={styles.danger}>
          {errorText(failure)}
        </p>
      )}
      <Actions>
        <Button type="submit" busy={props.isBusy}>
          {texts.save}
        </Button>
      </Actions>
    </form>
  );
}
