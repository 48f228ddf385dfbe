import type { ReactNode } from 'react';
import styles from './toggle.module.css';

interface ToggleProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A choice between a few options, all visible side by side. */
export function Toggle<Value extends string>(props: ToggleProps<Value>) {
  return (
    <fieldset className={styles.toggle} disabled={props.disabled}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
