import { useStaffText } from '#lib/language/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import styles from '../models.module.css';
import { MODEL_MAX, WINDOW_MAX } from './lengths.ts';
import type { ConnectionForm } from './use-connection-form.ts';
import { useFieldErrorText } from './use-field-error-text.ts';

/** Names of the models, and how much they read. */
export function ModelFields({ form }: { form: ConnectionForm }) {
  const texts = useStaffText().models.connect;
  const errorText = useFieldErrorText(form.errors);
  const { draft, change } = form;
  const code = { isCode: true, autoComplete: 'off' } as const;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...code}
          label={texts.model}
          hint={texts.modelHint}
          error={errorText('model')}
          value={draft.model}
          maxLength={MODEL_MAX}
          onChange={(model) => change({ model })}
        />
        <TextField
          {...code}
          label={texts.modelFree}
          hint={texts.modelFreeHint}
          error={errorText('modelFree')}
          value={draft.modelFree}
          maxLength={MODEL_MAX}
          onChange={(modelFree) => change({ modelFree })}
        />
      </div>
      <TextField
        {...code}
        label={texts.window}
        hint={texts.windowHint}
        error={errorText('contextWindow')}
        value={draft.contextWindow}
        maxLength={WINDOW_MAX}
        inputMode="numeric"
        onChange={(contextWindow) => change({ contextWindow })}
      />
    </>
  );
}
