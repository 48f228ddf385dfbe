import { useStaffText } from '#lib/language/use-text.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { keepsStoredKey, needsKey } from './connection-form.rules.ts';
import { ADDRESS_MAX, KEY_MAX } from './lengths.ts';
import type { ConnectionForm } from './use-connection-form.ts';
import { useFieldErrorText } from './use-field-error-text.ts';

/** The address at which the model is asked, and the key. */
export function AddressAndKey({ form }: { form: ConnectionForm }) {
  const texts = useStaffText().models.connect;
  const errorText = useFieldErrorText(form.errors);
  const { draft, change } = form;
  const { provider } = draft;
  const hasOwnAddress = provider === 'ollama' || provider === 'openai-compatible';
  return (
    <>
      {hasOwnAddress && (
        <TextField
          label={texts.address}
          hint={texts.addressHint[provider]}
          error={errorText('baseUrl')}
          value={draft.baseUrl}
          maxLength={ADDRESS_MAX}
          inputMode="url"
          isCode
          autoComplete="off"
          onChange={(baseUrl) => change({ baseUrl })}
        />
      )}
      <PasswordField
        label={texts.key}
        hint={texts.keyHint[hintOf()]}
        error={errorText('apiKey')}
        value={draft.apiKey}
        maxLength={KEY_MAX}
        isCode
        autoComplete="off"
        showLabel={texts.showKey}
        hideLabel={texts.hideKey}
        onChange={(apiKey) => change({ apiKey })}
      />
    </>
  );

  function hintOf(): keyof typeof texts.keyHint {
    if (keepsStoredKey(draft, form.stored)) return 'stored';
    return needsKey(provider) ? 'required' : 'optional';
  }
}
