import { useState } from 'react';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { TextField, type TextFieldProps } from '#ui/controls/text-field.tsx';
import styles from '../design.module.css';
import { Family } from '../family.tsx';
import { samples } from '../samples.ts';

export function Fields() {
  const { fields } = samples;
  const [password, setPassword] = useState<string>(fields.passwordValue);
  return (
    <Family title={fields.title} note={fields.note}>
      <div className={styles.fields}>
        <Field label={fields.name} start={fields.nameValue} hint={fields.hint} />
        <Field label={fields.email} start={fields.emailValue} error={fields.error} type="email" />
        <PasswordField
          label={fields.password}
          value={password}
          onChange={setPassword}
          showLabel={fields.show}
          hideLabel={fields.hide}
        />
        <Field label={fields.search} start="" type="search" />
        <fieldset className={styles.plainFieldset} disabled>
          <Field label={fields.disabled} start={fields.nameValue} />
        </fieldset>
        <Field label={fields.about} start={fields.aboutValue} rows={3} />
      </div>
    </Family>
  );
}

interface FieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  start: string;
}

function Field({ start, ...field }: FieldProps) {
  const [value, setValue] = useState(start);
  return <TextField {...field} value={value} onChange={setValue} />;
}
