import {
  brandValue,
  fieldApplies,
  isFilledValue,
  type KnownBrandField,
  type KnownBrandSection,
} from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import type { ReactNode } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MailIcon, PencilIcon } from '#ui/icons/icons.tsx';
import styles from './brand-hub.module.css';
import type { BrandEdit } from './edits/brand-edits.ts';
import { fieldLabel } from './field-label.rules.ts';
import { FieldValue } from './field-value.tsx';

interface SectionProps {
  section: KnownBrandSection;
  user: UserDocument;
  /** Pending edits, by path. */
  edits: ReadonlyMap<string, BrandEdit>;
  isViewOnly: boolean;
  onEdit: (field: KnownBrandField) => void;
  onContact: () => void;
  children: ReactNode;
}

/** A section with its fields and the number of filled ones. */
export function Section(props: SectionProps) {
  const { section, user, edits, isViewOnly, onEdit, onContact, children } = props;
  const { brandHub } = useText();
  const fields = section.fields.filter((field) => fieldApplies(field, user.accountType));
  const valueOf = (field: KnownBrandField) =>
    edits.get(field.path)?.value ?? brandValue(user.userInfo, field);
  const filled = fields.filter((field) => isFilledValue(valueOf(field))).length;
  const name = brandHub.sections[section.name];
  return (
    <section className={styles.section} aria-labelledby={section.name}>
      <header className={styles.header}>
        <h2 id={section.name}>{name}</h2>
        <span className={styles.count}>{brandHub.filled(filled, fields.length)}</span>
        {!isViewOnly && (
          <IconButton label={brandHub.askTeam(name)} onClick={onContact}>
            <MailIcon />
          </IconButton>
        )}
      </header>
      {children}
      <dl className={styles.fields}>
        {fields.map((field) => {
          const label = fieldLabel(brandHub, field, user.accountType);
          const edit = edits.get(field.path);
          return (
            <div key={field.path} id={field.path} className={styles.field}>
              <dt>{label}</dt>
              <dd>
                <FieldValue field={field} value={valueOf(field)} />
                {!isFilledValue(valueOf(field)) && (
                  <p className={styles.benefit}>{brandHub.gains[field.name]}</p>
                )}
                {edit?.state === 'waiting' && (
                  <output className={styles.waiting}>{brandHub.waiting}</output>
                )}
                {edit?.state === 'conflict' && (
                  <p className={styles.failed} role="alert">
                    {brandHub.conflictTitle}{' '}
                    <Button onClick={() => onEdit(field)}>{brandHub.compare}</Button>
                  </p>
                )}
                {edit?.state === 'refused' && (
                  <p className={styles.failed} role="alert">
                    {brandHub.saveFailed}
                  </p>
                )}
              </dd>
              <dd>
                {!isViewOnly && (
                  <IconButton label={brandHub.edit(label)} onClick={() => onEdit(field)}>
                    <PencilIcon />
                  </IconButton>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
