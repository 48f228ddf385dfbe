import type { ReactNode } from 'react';
import styles from './toggle.module.css';

interface ToggleProps<Value extends string> {
  label: string;
  value: Value;
  /** `hint` is the tooltip of an option that shows only an icon. */
  options: readonly { value: Value; label: ReactNode; lang?: string; hint?: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A choice between a few options, all visible side by side. */
export function Toggle<Value extends string>(props: ToggleProps<Value>) {
  return (
    <fieldset className={styles.toggle} disabled={props.disabled}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map(({ value, label, lang, hint }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          title={hint}
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
