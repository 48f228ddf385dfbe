import type { CallOutput } from '@savet/contract/calls';
import { type Ref, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { fixedBy } from '../in-use/fixed-by.rules.ts';
import { connectionName } from '../model-names.rules.ts';
import { ModelTestView } from '../model-test/model-test-view.tsx';
import { useModelTest } from '../model-test/use-model-test.ts';
import styles from '../models.module.css';
import { Section } from '../section.tsx';
import { ConnectForm } from './connect-form.tsx';
import { failedTestOf } from './failed-test.rules.ts';
import type { ConnectionForm } from './use-connection-form.ts';

interface ConnectSectionProps {
  form: ConnectionForm;
  models: CallOutput<'getModels'>;
  heading: Ref<HTMLHeadingElement>;
  onChanged: () => void;
}

/** The form of a connection, with its test. */
export function ConnectSection({ form, models, heading, onChanged }: ConnectSectionProps) {
  const texts = useStaffText().models;
  const errorText = useErrorText();
  const toasts = useToasts();
  const test = useModelTest(form.refuse);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const failedTest = failedTestOf(test.shown, form.input);

  async function use() {
    setFailure(undefined);
    const input = form.submit();
    if (!input) return;
    setBusy(true);
    try {
      await callWithoutSubject('useModel', input);
      toasts.show({ text: texts.connect.used(connectionName(texts, input)) });
      form.change({ apiKey: '' });
      onChanged();
    } catch (error) {
      if (!form.refuse(error)) setFailure(error);
    }
    setBusy(false);
  }

  function startTest() {
    setFailure(undefined);
    const input = form.submit();
    if (input) test.start(input);
  }

  return (
    <Section title={texts.connect.title} text={texts.connect.text} heading={heading}>
      <ConnectForm
        form={form}
        isUsing={isBusy}
        isTesting={test.shown?.state === 'running'}
        fixed={fixedBy(models.inUse)}
        onTest={startTest}
        onUse={() => void use()}
      >
        {failedTest && (
          <p className={styles.warning}>
            {texts.connect.lastTestFailed(failedTest.failed, failedTest.asked)}
          </p>
        )}
        {failure !== undefined && (
          <p role="alert" className={styles.danger}>
            {errorText(failure)}
          </p>
        )}
      </ConnectForm>
      {test.shown && <ModelTestView test={test.shown} onCancel={test.cancel} />}
    </Section>
  );
}
