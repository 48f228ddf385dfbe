import type { UserDocument } from '@savet/contract/documents';
import { accountTypes } from '@savet/contract/limits';
import { useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Toggle } from '../../ui/toggle.tsx';

/** Startup or company: it changes labels and fields. */
export function AccountTypeChoice({ user, disabled }: { user: UserDocument; disabled: boolean }) {
  const { accounts, brandHub } = useText();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div>
      <Toggle
        label={brandHub.accountType}
        value={user.accountType}
        disabled={disabled}
        options={accountTypes.map((value) => ({ value, label: brandHub.accountTypes[value] }))}
        onChange={(accountType) => {
          setFailed(false);
          call('updateUser', { accountType }).catch(() => setFailed(true));
        }}
      />
      {hasFailed && <p role="alert">{accounts.profile.saveFailed}</p>}
    </div>
  );
}
