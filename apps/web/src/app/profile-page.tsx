import { queriesLeft } from '@savet/contract/plans';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useSecurityText, useText } from '#lib/language/use-text.ts';
import { SectionGroup } from '#ui/page/section-group.tsx';
import { DeleteAccount } from '../features/accounts/deletion/delete-account.tsx';
import { LinkedLogIns } from '../features/accounts/linked-log-ins/linked-log-ins.tsx';
import { MailChoices } from '../features/accounts/mails/mail-choices.tsx';
import { Passkeys } from '../features/accounts/passkeys/passkeys.tsx';
import { ProfilePage as Profile } from '../features/accounts/profile-page.tsx';
import { ProfileSummary } from '../features/accounts/profile-summary.tsx';
import { SecondFactor } from '../features/accounts/second-factor/second-factor.tsx';
import { Sessions } from '../features/accounts/sessions/sessions.tsx';
import { Invoices } from '../features/billing/invoices/invoices.tsx';
import { Subscription } from '../features/billing/subscription/subscription.tsx';
import { Withdrawal } from '../features/billing/withdrawal/withdrawal.tsx';
import { SharedLinks } from '../features/chat/sharing/shared-links.tsx';
import { YourData } from '../features/exports/your-data.tsx';
import { ImportChats } from '../features/imports/import-chats.tsx';
import { LegalFooter } from '../features/legal/legal-footer.tsx';
import { LEDGER_ID, Ledger } from '../features/quota/ledger.tsx';
import { VIEWINGS_ID, Viewings } from '../features/viewing/viewings/viewings.tsx';

/** The profile, with the sections of later features in groups. */
export function ProfilePage() {
  const { quota } = useText();
  const { groups, viewing } = useSecurityText();
  const user = useUser();
  const { isViewOnly } = useDocuments();
  const security = { id: 'security', name: groups.security };
  return (
    <Profile
      summary={
        <ProfileSummary
          links={[
            {
              id: LEDGER_ID,
              title: quota.ledger,
              text: user ? quota.left(queriesLeft(user), user.queryLimit) : '',
            },
            { id: VIEWINGS_ID, title: viewing.title, text: groups.viewings },
          ]}
        />
      }
      sections={[
        { id: 'plan', name: groups.plan },
        ...(isViewOnly ? [] : [security]),
        { id: 'privacy', name: groups.privacy },
      ]}
    >
      <SectionGroup id="plan" title={groups.plan}>
        <Subscription />
        <Withdrawal />
        <Invoices />
        <Ledger />
      </SectionGroup>
      {/* Nothing in it is for staff who view the account. */}
      {!isViewOnly && (
        <SectionGroup id="security" title={groups.security}>
          <SecondFactor />
          <Passkeys />
          <LinkedLogIns />
          <Sessions />
        </SectionGroup>
      )}
      <SectionGroup id="privacy" title={groups.privacy}>
        <Viewings />
        <MailChoices />
        <SharedLinks />
        <ImportChats />
        <YourData />
        <DeleteAccount />
      </SectionGroup>
      <LegalFooter />
    </Profile>
  );
}
