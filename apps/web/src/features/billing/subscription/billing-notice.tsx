import type { UserDocument } from '@savet/contract/documents';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { currentNotice } from './subscription.rules.ts';

/** Tells the user what has happened to a payment. */
export function BillingNoticeBanner({ user, now }: { user: UserDocument; now: Date }) {
  const billing = useBillingText();
  const configuration = useConfiguration();
  const kind = currentNotice(user, now);
  if (!kind) return null;
  const { title, text } = billing.subscription.notices[kind];
  return (
    <Banner title={title} text={text}>
      {configuration && (
        <LinkButton href={`mailto:${configuration.supportEmail}`}>
          {billing.contactSupport}
        </LinkButton>
      )}
    </Banner>
  );
}
