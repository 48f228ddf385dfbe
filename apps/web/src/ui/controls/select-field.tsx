import { useId } from 'react';
import styles from './field.module.css';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A native select as a field of a form, with its label above it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{props.label}</label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.input}
          value={props.value}
          onChange={(event) => {
            const chosen = props.options.find(({ value }) => value === event.target.value);
            if (chosen) props.onChange(chosen.value);
          }}
        >
          {props.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
