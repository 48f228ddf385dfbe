import { ProfilePage as Profile } from '../features/accounts/profile-page.tsx';
import { Subscription } from '../features/billing/subscription/subscription.tsx';
import { Ledger } from '../features/quota/ledger.tsx';
import { Viewings } from '../features/viewing/viewings/viewings.tsx';

/** The profile, with the sections of later features. */
export function ProfilePage() {
  return (
    <Profile>
      <Subscription />
      <Ledger />
      <Viewings />
    </Profile>
  );
}
