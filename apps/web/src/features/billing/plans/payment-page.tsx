import { useLocation } from 'react-router';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useBillingText, useText } from '#lib/language/use-text.ts';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { Page } from '#ui/page/page.tsx';
import { LegalFooter } from '../../legal/legal-footer.tsx';
import { Plans } from './plans.tsx';

/** The plans. The upgrade flag in the navigation state hides the free plan. */
export function PaymentPage() {
  const billing = useBillingText();
  const { shell } = useText();
  const user = useUser();
  const configuration = useConfiguration();
  const state: unknown = useLocation().state;
  const isUpgrade = typeof state === 'object' && state !== null && 'upgrade' in state;
  if (!user || !configuration) return <Overlay text={shell.loading} />;
  return (
    <Page
      title={isUpgrade ? billing.titleUpgrade : billing.title}
      lead={isUpgrade ? billing.introUpgrade : billing.intro}
      back={{ to: '/chat', label: billing.back }}
      wide
    >
      <Plans user={user} configuration={configuration} isUpgrade={isUpgrade} />
      <LegalFooter />
    </Page>
  );
}
