import type { LogInProviderId } from '@savet/contract/accounts/log-in-providers';
import { useState } from 'react';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { goToProvider } from '#data/session/provider-log-in.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { logInErrorText } from '../account-errors.rules.ts';
import { FormError } from '../form-error.tsx';
import styles from './providers.module.css';

interface ProviderButtonsProps {
  /** See `goToProvider`. */
  isConfirming?: boolean;
  /** The providers to show; all when absent. */
  ids?: readonly LogInProviderId[];
  /** Text of a button; “Continue with …” when absent. */
  label?: (name: string) => string;
}

/** A button for each provider that users can log in with. */
export function ProviderButtons({ isConfirming = false, ids, label }: ProviderButtonsProps) {
  const { accounts } = usePublicText();
  const all = useConfiguration()?.logInProviders;
  const providers = ids ? all?.filter(({ id }) => ids.includes(id)) : all;
  const [leaving, setLeaving] = useState<LogInProviderId | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function leave(provider: LogInProviderId) {
    setLeaving(provider);
    setFailure(null);
    try {
      await goToProvider(provider, isConfirming);
      // Stays busy until the other page is there. The user may come back to this one with the browser's button.
      addEventListener('pageshow', () => setLeaving(null), { once: true });
    } catch (error) {
      setFailure(error);
      setLeaving(null);
    }
  }

  return (
    <div className={isConfirming ? styles.row : styles.buttons}>
      <FormError text={failure === null ? null : logInErrorText(accounts.errors, failure)} />
      {providers?.map(({ id, name }) => (
        <Button key={id} wide={!isConfirming} busy={leaving === id} onClick={() => void leave(id)}>
          {(label ?? accounts.continueWith)(name)}
        </Button>
      ))}
    </div>
  );
}
