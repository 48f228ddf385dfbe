import type { CallOutput } from '@savet/contract/calls';
import { type Ref, Suspense, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { fixedBy } from '../in-use/fixed-by.rules.ts';
import { connectionName } from '../model-names.rules.ts';
import { ModelTestView } from '../model-test/model-test-view.tsx';
import { useModelTest } from '../model-test/use-model-test.ts';
import styles from '../models.module.css';
import { Section } from '../section.tsx';
import { ConnectForm } from './connect-form.tsx';
import type { ConnectionInput } from './connection-form.rules.ts';
import { failedTestOf } from './failed-test.rules.ts';
import type { ConnectionForm } from './use-connection-form.ts';

const HostDialog = lazyComponent(async () => (await import('./host-dialog.tsx')).HostDialog);

interface ConnectSectionProps {
  form: ConnectionForm;
  models: CallOutput<'getModels'>;
  heading: Ref<HTMLHeadingElement>;
  onChanged: () => void;
}

/** The action to repeat once the host is allowed. */
interface Attempt {
  input: ConnectionInput;
  goal: 'test' | 'use';
}

/** The form of a connection, with its test. */
export function ConnectSection({ form, models, heading, onChanged }: ConnectSectionProps) {
  const texts = useStaffText().models;
  const errorText = useErrorText();
  const toasts = useToasts();
  const test = useModelTest((error, input) => refuse(error, { input, goal: 'test' }));
  const { isBusy, failure, submit } = useSubmit();
  const [unconfirmed, setUnconfirmed] = useState<Attempt>();
  const failedTest = failedTestOf(test.shown, form.input);

  /** Shows a refusal where it can be mended; false if it can't. */
  function refuse(error: unknown, attempt: Attempt): boolean {
    const isUnknown = error instanceof CallError && error.code === 'MODEL_HOST_NOT_CONFIRMED';
    if (!isUnknown) return form.refuse(error);
    setUnconfirmed(attempt);
    return true;
  }

  async function begin() {
    const input = form.submit();
    if (input) await putIntoUse(input);
  }

  async function putIntoUse(input: ConnectionInput) {
    try {
      await callWithoutSubject('useModel', input);
    } catch (error) {
      if (refuse(error, { input, goal: 'use' })) return;
      throw error;
    }
    toasts.show({ text: texts.connect.used(connectionName(texts, input)) });
    form.change({ apiKey: '' });
    onChanged();
  }

  async function startTest() {
    const input = form.submit();
    if (input) test.start(input);
  }

  return (
    <Section id="connect" title={texts.connect.title} text={texts.connect.text} heading={heading}>
      <ConnectForm
        form={form}
        isUsing={isBusy}
        isTesting={test.shown?.state === 'running'}
        fixed={fixedBy(models.inUse)}
        onTest={() => submit(startTest)}
        onUse={() => submit(begin)}
      >
        {failedTest && (
          <p className={styles.warning}>
            {texts.connect.lastTestFailed(failedTest.failed, failedTest.asked)}
          </p>
        )}
        {failure !== null && (
          <p role="alert" className={styles.danger}>
            {errorText(failure)}
          </p>
        )}
      </ConnectForm>
      {unconfirmed?.input.baseUrl && (
        <Suspense fallback={null}>
          <HostDialog
            baseUrl={unconfirmed.input.baseUrl}
            onAllowed={() => {
              setUnconfirmed(undefined);
              onChanged();
              const { input, goal } = unconfirmed;
              if (goal === 'test') test.start(input);
              else submit(() => putIntoUse(input));
            }}
            onClose={() => setUnconfirmed(undefined)}
          />
        </Suspense>
      )}
      {test.shown && <ModelTestView test={test.shown} onCancel={test.cancel} />}
    </Section>
  );
}
