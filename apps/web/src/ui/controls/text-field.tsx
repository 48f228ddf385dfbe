import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** `required` alone accepts spaces. */
const NOT_BLANK = '.*\\S.*';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'search';
  /** Rows of a text area; a single-line input if absent. */
  rows?: number;
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number;
  /** Says that the text is longer than `maxLength` by so many characters. Without it, the browser cuts a pasted text off in silence. */
  tooLong?: (over: number) => string;
  autoComplete?: string;
  required?: boolean;
  /** The keyboard that a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url';
  /** For names and codes: no spelling marks, and no capital letter at the start. */
  isCode?: boolean;
  /** Content at the end of the field, such as a button. */
  end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const id = useId();
  const { hint, rows, maxLength, type = 'text' } = props;
  const over = props.tooLong && maxLength !== undefined ? props.value.length - maxLength : 0;
  const excess = over > 0 ? props.tooLong?.(over) : undefined;
  const error = excess ?? props.error;
  const note = error ?? hint;
  const common = {
    id,
    className: styles.input,
    value: props.value,
    required: props.required,
    maxLength: props.tooLong ? undefined : maxLength,
    // Keeps the form from being sent.
    ref: (field: HTMLInputElement | HTMLTextAreaElement | null) =>
      field?.setCustomValidity(excess ?? ''),
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    ...(props.isCode && { spellCheck: false, autoCapitalize: 'none' }),
    'aria-invalid': error !== undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{props.label}</label>
      <div className={styles.box}>
        {rows === undefined ? (
          <input
            type={type}
            pattern={props.required && type === 'text' ? NOT_BLANK : undefined}
            {...common}
          />
        ) : (
          <textarea rows={rows} {...common} />
        )}
        {props.end}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={styles.note}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
