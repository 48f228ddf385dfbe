import type { ModelProvider } from '@savet/contract/models';
import { useState } from 'react';
import { useStaffText } from '#lib/language/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import styles from '../models.module.css';
import { ADDRESS_MAX } from './lengths.ts';
import type { ConnectionForm } from './use-connection-form.ts';
import { useFieldErrorText } from './use-field-error-text.ts';

/** Paths of the providers' interfaces, which a gateway usually has too. */
const paths: Partial<Record<ModelProvider, string>> = { google: '/v1beta' };

/** An address in place of the provider's own. Few need it, so it is closed at first, unless one is stored. */
export function GatewayField({ form: { draft, errors, change } }: { form: ConnectionForm }) {
  const { connect: texts, providers } = useStaffText().models;
  const errorText = useFieldErrorText(errors);
  const [isOpened, setOpened] = useState(draft.baseUrl !== '');
  return (
    <details
      className={styles.more}
      open={isOpened || errors.baseUrl !== undefined}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{texts.more}</summary>
      <TextField
        label={texts.gateway}
        hint={texts.gatewayHint(providers[draft.provider], paths[draft.provider] ?? '/v1')}
        error={errorText('baseUrl')}
        value={draft.baseUrl}
        maxLength={ADDRESS_MAX}
        inputMode="url"
        isCode
        autoComplete="off"
        onChange={(baseUrl) => change({ baseUrl })}
      />
    </details>
  );
}
