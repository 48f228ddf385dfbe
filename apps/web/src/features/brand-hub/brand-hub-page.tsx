import { brandSections, type KnownBrandField } from '@savet/contract/brand-hub';
import { hasBrandHub } from '@savet/contract/plans';
import { useState } from 'react';
import { useConfiguration } from '../../lib/configuration/use-configuration.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Page } from '../../ui/page.tsx';
import { AccountTypeChoice } from './account-type-choice.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { LockedPage } from './locked-page.tsx';
import { Section } from './section.tsx';
import { useLinkedField } from './use-linked-field.ts';

/** The brand profile: seven sections, each field with its own dialog. */
export function BrandHubPage() {
  const { brandHub, shell } = useText();
  const user = useUser();
  const configuration = useConfiguration();
  const [edited, setEdited] = useState<KnownBrandField | null>(null);
  useLinkedField(user !== undefined);
  if (!user) return <Overlay text={shell.loading} />;
  if (!hasBrandHub(user.plan)) return <LockedPage />;
  const subject = encodeURIComponent(brandHub.contactSubject);
  return (
    <Page title={brandHub.title} back={{ to: '/chat', label: brandHub.back }}>
      <p>{brandHub.intro}</p>
      <Banner title={brandHub.team}>
        {configuration && (
          <LinkButton href={`mailto:${configuration.supportEmail}?subject=${subject}`}>
            {brandHub.contact}
          </LinkButton>
        )}
      </Banner>
      {brandSections.map((section) => (
        <Section key={section.name} section={section} user={user} onEdit={setEdited}>
          {section.name === 'basicInfo' && <AccountTypeChoice user={user} />}
        </Section>
      ))}
      {edited && <FieldDialog field={edited} user={user} onClose={() => setEdited(null)} />}
    </Page>
  );
}
