import {
  type BrandSectionName,
  brandFields,
  brandSections,
  brandValue,
  fieldApplies,
  isFilled,
  type KnownBrandField,
} from '@savet/contract/brand-hub';
import { accountTypes } from '@savet/contract/choices/account-types';
import type { UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useSheetText, useText } from '#lib/language/use-text.ts';
import { AfterFirstPaint } from '#lib/page/after-first-paint.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { Page } from '#ui/page/page.tsx';
import { SectionList } from '#ui/page/section-list.tsx';
import { useUserSetting } from '../accounts/settings/use-user-setting.ts';
import { BrandBook } from './book/brand-book.tsx';
import styles from './brand-hub.module.css';
import { ContactDialog } from './contact/contact-dialog.tsx';
import { TeamMessages, TeamNotice, useProposalsFirst } from './contact/team-messages.tsx';
import { useBrandEdits } from './edits/use-brand-edits.ts';
import { FieldDialog } from './field-dialog.tsx';
import { fieldLabel } from './field-label.rules.ts';
import { useFieldUses } from './field-uses/use-field-uses.ts';
import { SheetHead } from './head/sheet-head.tsx';
import { linkedId } from './linked-field.rules.ts';
import { LockedPage } from './lock/locked-page.tsx';
import { Section } from './section.tsx';

/** The subject of the open dialog. */
type Opened =
  | { kind: 'field'; field: KnownBrandField }
  | { kind: 'contact'; section: BrandSectionName | null };

/** The brand profile: seven sections, each field with its own dialog. */
export function BrandHubPage() {
  const { brandHub, shell } = useText();
  const sheet = useSheetText();
  const hasProposals = useProposalsFirst();
  const user = useUser();
  const { isViewOnly } = useDocuments();
  const { edits, save, discard } = useBrandEdits();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpen = isViewOnly || (user !== undefined && hasBrandHub(user.plan));
  const uses = useFieldUses(isOpen);
  if (!user) return <Overlay text={shell.loading} />;
  if (!isOpen) return <LockedPage />;
  const isWaiting = [...edits.values()].some(({ state }) => state === 'waiting');
  const close = () => setOpened(null);
  const edit = (field: KnownBrandField) => setOpened({ kind: 'field', field });
  const valueOf = (field: KnownBrandField) =>
    edits.get(field.path)?.value ?? brandValue(user.userInfo, field);
  return (
    <Page
      title={isViewOnly ? brandHub.titleViewOnly : brandHub.title}
      lead={brandHub.intro}
      back={{ to: '/chat', label: brandHub.back }}
      aside={
        <SectionList
          narrow="row"
          label={sheet.sections}
          sections={brandSections.map(({ name }) => ({ id: name, name: brandHub.sections[name] }))}
        />
      }
    >
      <SheetHead
        valueOf={valueOf}
        labelOf={(field) => fieldLabel(brandHub, field, user.accountType)}
        onEdit={isViewOnly ? undefined : edit}
      />
      <Progress user={user} />
      {brandFields.some((field) => isFilled(user.userInfo, field)) && <BrandBook />}
      {isWaiting && (
        <Banner title={navigator.onLine ? brandHub.unreachableKept : brandHub.offlineKept} />
      )}
      {hasProposals ? <TeamMessages user={user} isFirst /> : <TeamNotice />}
      <Banner title={brandHub.team}>
        {!isViewOnly && (
          <Button onClick={() => setOpened({ kind: 'contact', section: null })}>
            {brandHub.contact}
          </Button>
        )}
      </Banner>
      <AfterFirstPaint>
        {brandSections.map((section) => (
          <Section
            key={section.name}
            section={section}
            user={user}
            edits={edits}
            uses={uses}
            valueOf={valueOf}
            isViewOnly={isViewOnly}
            onEdit={edit}
            onContact={() => setOpened({ kind: 'contact', section: section.name })}
          >
            {section.name === 'basicInfo' && (
              <AccountTypeChoice user={user} disabled={isViewOnly} />
            )}
          </Section>
        ))}
        {!hasProposals && <TeamMessages user={user} />}
        <LinkedField />
      </AfterFirstPaint>
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

/** Startup or company; the choice changes labels and fields. */
function AccountTypeChoice({ user, disabled }: { user: UserDocument; disabled: boolean }) {
  const { profile, brandHub } = useText();
  const { chosen, choose, failure } = useUserSetting('accountType');
  return (
    <div>
      <Toggle
        label={brandHub.accountType}
        value={chosen ?? user.accountType}
        disabled={disabled}
        options={accountTypes.map((value) => ({ value, label: brandHub.accountTypes[value] }))}
        onChange={choose}
      />
      {failure !== null && <p role="alert">{profile.saveFailed}</p>}
    </div>
  );
}

/** The share of filled fields. */
function Progress({ user }: { user: UserDocument }) {
  const { brandHub } = useText();
  const fields = brandFields.filter((field) => fieldApplies(field, user.accountType));
  const filled = fields.filter((field) => isFilled(user.userInfo, field)).length;
  const text = brandHub.progress(filled, fields.length);
  return (
    <p className={styles.progress} data-print="none">
      <progress value={filled} max={fields.length} aria-label={text} />
      {text}
    </p>
  );
}

/** Scrolls to the field in the address, for example from a receipt. Stands after the sections. */
function LinkedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const id = linkedId(hash);
    const field = id === null ? null : document.getElementById(id);
    field?.scrollIntoView({ block: 'center' });
    // Its edit button. A viewer has none.
    field
      ?.querySelector<HTMLElement>(':scope > :last-child button')
      ?.focus({ preventScroll: true });
  }, [hash]);
  return null;
}
