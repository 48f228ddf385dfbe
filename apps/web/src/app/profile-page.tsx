import { ProfilePage as Profile } from '../features/accounts/profile-page.tsx';
import { Subscription } from '../features/quota/subscription.tsx';

/** The profile with what the later feature adds to it. */
export function ProfilePage() {
  return (
    <Profile>
      <Subscription />
    </Profile>
  );
}
