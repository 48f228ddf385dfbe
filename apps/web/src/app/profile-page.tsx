import { ProfilePage as Profile } from '../features/accounts/profile-page.tsx';
import { Subscription } from '../features/billing/subscription.tsx';
import { Ledger } from '../features/quota/ledger.tsx';
import { Viewings } from '../features/viewing/viewings/viewings.tsx';

/** The profile with what later features add to it. */
export function ProfilePage() {
  return (
    <Profile>
      <Subscription />
      <Ledger />
      <Viewings />
    </Profile>
  );
}
