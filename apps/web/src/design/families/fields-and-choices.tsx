import { useState } from 'react';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField, type TextFieldProps } from '#ui/controls/text-field.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import styles from '../design.module.css';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

const { choices } = samples;
const modes = optionsOf(choices.modes);
const cycles = optionsOf(choices.cycles);

export function Fields() {
  const { fields } = samples;
  const [mode, setMode] = useState('normal');
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
        <SelectField label={choices.mode} value={mode} options={modes} onChange={setMode} />
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

export function Choices() {
  const [mode, setMode] = useState('normal');
  const [cycle, setCycle] = useState('monthly');
  const [isAgreed, setAgreed] = useState(true);
  const toggle = { label: choices.cycle, value: cycle, options: cycles, onChange: setCycle };
  return (
    <Family title={choices.title} note={choices.note}>
      <Specimen caption={choices.select}>
        <Select label={choices.mode} value={mode} options={modes} onChange={setMode} />
      </Specimen>
      <Specimen caption={choices.toggle}>
        <Toggle {...toggle} />
      </Specimen>
      <Specimen caption={choices.checkbox}>
        <Checkbox checked={isAgreed} onChange={setAgreed}>
          {choices.agree}
        </Checkbox>
      </Specimen>
      <Specimen caption={choices.disabled}>
        <Select label={choices.mode} value={mode} options={modes} onChange={setMode} disabled />
        <Toggle {...toggle} disabled />
      </Specimen>
    </Family>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
