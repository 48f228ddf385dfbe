import {
  type BrandSectionName,
  brandSections,
  type KnownBrandField,
} from '@savet/contract/brand-hub';
import { hasBrandHub } from '@savet/contract/plans';
import { useState } from 'react';
import { useDocuments } from '../../lib/documents/documents-context.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Page } from '../../ui/page.tsx';
import { AccountTypeChoice } from './account-type-choice.tsx';
import { ContactDialog } from './contact/contact-dialog.tsx';
import { TeamMessages } from './contact/team-messages.tsx';
import { TeamNotice } from './contact/team-notice.tsx';
import { useBrandEdits } from './edits/use-brand-edits.ts';
import { FieldDialog } from './field-dialog.tsx';
import { LockedPage } from './locked-page.tsx';
import { Progress } from './progress.tsx';
import { Section } from './section.tsx';
import { useLinkedField } from './use-linked-field.ts';

/** What a dialog is open for. */
type Opened =
  | { kind: 'field'; field: KnownBrandField }
  | { kind: 'contact'; section: BrandSectionName | null };

/** The brand profile: seven sections, each field with its own dialog. */
export function BrandHubPage() {
  const { brandHub, shell } = useText();
  const user = useUser();
  const { isViewOnly } = useDocuments();
  const { edits, save, discard } = useBrandEdits();
  const [opened, setOpened] = useState<Opened | null>(null);
  useLinkedField(user !== undefined);
  if (!user) return <Overlay text={shell.loading} />;
  if (!hasBrandHub(user.plan) && !isViewOnly) return <LockedPage />;
  const isWaiting = [...edits.values()].some(({ state }) => state === 'waiting');
  const close = () => setOpened(null);
  return (
    <Page
      title={isViewOnly ? brandHub.titleViewOnly : brandHub.title}
      back={{ to: '/chat', label: brandHub.back }}
    >
      <p>{brandHub.intro}</p>
      <Progress user={user} />
      {isWaiting && (
        <Banner title={navigator.onLine ? brandHub.unreachableKept : brandHub.offlineKept} />
      )}
      <TeamNotice />
      <Banner title={brandHub.team}>
        <Button disabled={isViewOnly} onClick={() => setOpened({ kind: 'contact', section: null })}>
          {brandHub.contact}
        </Button>
      </Banner>
      {brandSections.map((section) => (
        <Section
          key={section.name}
          section={section}
          user={user}
          edits={edits}
          isViewOnly={isViewOnly}
          onEdit={(field) => setOpened({ kind: 'field', field })}
          onContact={() => setOpened({ kind: 'contact', section: section.name })}
        >
          {section.name === 'basicInfo' && <AccountTypeChoice user={user} disabled={isViewOnly} />}
        </Section>
      ))}
      <TeamMessages user={user} />
      {opened?.kind === 'field' && (
        <FieldDialog
          field={opened.field}
          user={user}
          edit={edits.get(opened.field.path)}
          onSave={(value, baseVersion) => save({ path: opened.field.path, value, baseVersion })}
          onDiscard={() => discard(opened.field.path)}
          onClose={close}
        />
      )}
      {opened?.kind === 'contact' && <ContactDialog section={opened.section} onClose={close} />}
    </Page>
  );
}
