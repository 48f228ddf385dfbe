import { useLocation } from 'react-router';
import { useConfiguration } from '../../lib/configuration/use-configuration.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Overlay } from '../../ui/overlay.tsx';
import { Page } from '../../ui/page.tsx';
import { Plans } from './plans.tsx';

/** The plans; with the upgrade flag in the navigation's state, the free one is left out. */
export function PaymentPage() {
  const { billing, shell } = useText();
  const user = useUser();
  const configuration = useConfiguration();
  const state: unknown = useLocation().state;
  const isUpgrade = typeof state === 'object' && state !== null && 'upgrade' in state;
  if (!user || !configuration) return <Overlay text={shell.loading} />;
  return (
    <Page
      title={isUpgrade ? billing.titleUpgrade : billing.title}
      // Who has just signed up chooses first.
      {...((isUpgrade || user.plan !== 'free') && { back: { to: '/chat', label: billing.back } })}
      wide
    >
      <Plans user={user} configuration={configuration} isUpgrade={isUpgrade} />
    </Page>
  );
}
