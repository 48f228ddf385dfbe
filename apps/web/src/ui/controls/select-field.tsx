import { useId } from 'react';
import styles from './field.module.css';
import { NativeSelect, type SelectOption } from './native-select.tsx';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

/** A native select as a field of a form, with its label above it. */
export function SelectField<Value extends string>({ label, ...props }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <NativeSelect id={id} className={styles.input} {...props} />
      </div>
    </div>
  );
}
