import { DeleteAccount } from '../features/accounts/deletion/delete-account.tsx';
import { LinkedLogIns } from '../features/accounts/linked-log-ins/linked-log-ins.tsx';
import { Passkeys } from '../features/accounts/passkeys/passkeys.tsx';
import { ProfilePage as Profile } from '../features/accounts/profile-page.tsx';
import { SecondFactor } from '../features/accounts/second-factor/second-factor.tsx';
import { Sessions } from '../features/accounts/sessions/sessions.tsx';
import { Subscription } from '../features/billing/subscription/subscription.tsx';
import { SharedLinks } from '../features/chat/sharing/shared-links.tsx';
import { YourData } from '../features/exports/your-data.tsx';
import { Ledger } from '../features/quota/ledger.tsx';
import { Viewings } from '../features/viewing/viewings/viewings.tsx';

/** The profile, with the sections of later features. */
export function ProfilePage() {
  return (
    <Profile>
      <Subscription />
      <Ledger />
      <SecondFactor />
      <Passkeys />
      <LinkedLogIns />
      <Sessions />
      <Viewings />
      <SharedLinks />
      <YourData />
      <DeleteAccount />
    </Profile>
  );
}
