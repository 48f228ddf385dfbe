import { MODEL_TEST_QUESTIONS, modelProviders } from '@savet/contract/models';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useStaffText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import type { FixedBy } from '../in-use/fixed-by.rules.ts';
import styles from '../models.module.css';
import { AddressAndKey } from './address-and-key.tsx';
import { needsAddress } from './connection-form.rules.ts';
import { GatewayField } from './gateway-field.tsx';
import { ModelFields } from './model-fields.tsx';
import type { ConnectionForm } from './use-connection-form.ts';

interface ConnectFormProps {
  form: ConnectionForm;
  isUsing: boolean;
  isTesting: boolean;
  /** The setting that decides, so that nothing can be used from here. */
  fixed: FixedBy | null;
  onTest: () => void;
  onUse: () => void;
  /** Notes above the buttons. */
  children: ReactNode;
}

export function ConnectForm({ form, ...props }: ConnectFormProps) {
  const { connect: texts, providers, test } = useStaffText().models;
  const element = useRef<HTMLFormElement>(null);
  const { draft, errors, change } = form;
  useEffect(() => {
    const wrong = Object.keys(errors).length > 0;
    if (wrong) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  // Enter tests: nothing is put into service by accident.
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!props.isTesting) props.onTest();
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        label={texts.provider}
        value={draft.provider}
        options={modelProviders.map((value) => ({ value, label: providers[value] }))}
        onChange={(provider) => change({ provider })}
      />
      <AddressAndKey form={form} />
      <ModelFields form={form} />
      {!needsAddress(draft.provider) && <GatewayField key={draft.provider} form={form} />}
      <div className={styles.switch}>
        <div>
          <p>{texts.takesOver}</p>
          <p className={styles.note}>{texts.takesOverText}</p>
        </div>
        <Toggle
          label={texts.takesOver}
          value={draft.takesOver ? 'on' : 'off'}
          options={[
            { value: 'on', label: texts.on },
            { value: 'off', label: texts.off },
          ]}
          onChange={(value) => change({ takesOver: value === 'on' })}
        />
      </div>
      {props.fixed && <p className={styles.warning}>{texts.fixedBy[props.fixed]}</p>}
      <p className={styles.note}>{test.text(MODEL_TEST_QUESTIONS)}</p>
      {props.children}
      <Actions>
        <Button type="submit" busy={props.isTesting}>
          {texts.test}
        </Button>
        <Button
          kind="primary"
          busy={props.isUsing}
          disabled={props.fixed !== null}
          onClick={props.onUse}
        >
          {texts.use}
        </Button>
      </Actions>
    </form>
  );
}
