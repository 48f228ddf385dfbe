import { DeleteAccount } from '../features/accounts/deletion/delete-account.tsx';
import { LinkedLogIns } from '../features/accounts/linked-log-ins/linked-log-ins.tsx';
import { MailChoices } from '../features/accounts/mails/mail-choices.tsx';
import { Passkeys } from '../features/accounts/passkeys/passkeys.tsx';
import { ProfilePage as Profile } from '../features/accounts/profile-page.tsx';
import { SecondFactor } from '../features/accounts/second-factor/second-factor.tsx';
import { Sessions } from '../features/accounts/sessions/sessions.tsx';
import { Invoices } from '../features/billing/invoices/invoices.tsx';
import { Subscription } from '../features/billing/subscription/subscription.tsx';
import { Withdrawal } from '../features/billing/withdrawal/withdrawal.tsx';
import { SharedLinks } from '../features/chat/sharing/shared-links.tsx';
import { YourData } from '../features/exports/your-data.tsx';
import { LegalFooter } from '../features/legal/legal-footer.tsx';
import { Ledger } from '../features/quota/ledger.tsx';
import { Viewings } from '../features/viewing/viewings/viewings.tsx';

/** The profile, with the sections of later features. */
export function ProfilePage() {
  return (
    <Profile>
      <Subscription />
      <Withdrawal />
      <Invoices />
      <Ledger />
      <SecondFactor />
      <Passkeys />
      <LinkedLogIns />
      <Sessions />
      <MailChoices />
      <Viewings />
      <SharedLinks />
      <YourData />
      <DeleteAccount />
      <LegalFooter />
    </Profile>
  );
}
