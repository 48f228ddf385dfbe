import { useId } from 'react';
import { NativeSelect, type SelectOption } from './native-select.tsx';
import styles from './select.module.css';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A native select, whose label is for screen readers only. */
export function Select<Value extends string>({ label, ...props }: SelectProps<Value>) {
  const id = useId();
  return (
    <span className={styles.select}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <NativeSelect id={id} {...props} />
    </span>
  );
}
