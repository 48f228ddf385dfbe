import type { UserDocument } from '@savet/contract/documents';
import { accountTypes } from '@savet/contract/limits';
import { useText } from '../../lib/language/use-text.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { useUserSetting } from '../accounts/settings/use-user-setting.ts';

/** Startup or company: it changes labels and fields. */
export function AccountTypeChoice({ user, disabled }: { user: UserDocument; disabled: boolean }) {
  const { accounts, brandHub } = useText();
  const { chosen, choose, failure } = useUserSetting('accountType');
  return (
    <div>
      <Toggle
        label={brandHub.accountType}
        value={chosen ?? user.accountType}
        disabled={disabled}
        options={accountTypes.map((value) => ({ value, label: brandHub.accountTypes[value] }))}
        onChange={choose}
      />
      {failure !== null && <p role="alert">{accounts.profile.saveFailed}</p>}
    </div>
  );
}
