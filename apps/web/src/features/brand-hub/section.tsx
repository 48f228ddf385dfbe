import {
  fieldApplies,
  isFilledValue,
  type KnownBrandField,
  type KnownBrandSection,
} from '@savet/contract/brand-hub';
import type { FieldUse } from '@savet/contract/calls/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import type { ReactNode } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { MailIcon } from '#ui/icons/icons.tsx';
import styles from './brand-hub.module.css';
import type { BrandEdit } from './edits/brand-edits.ts';
import { FieldRow } from './field-row.tsx';

interface SectionProps {
  section: KnownBrandSection;
  user: UserDocument;
  /** Pending edits, by path. */
  edits: ReadonlyMap<string, BrandEdit>;
  /** Answers that used a field, by path. */
  uses: ReadonlyMap<string, FieldUse>;
  /** The pending or else the stored value. */
  valueOf: (field: KnownBrandField) => string;
  isViewOnly: boolean;
  onEdit: (field: KnownBrandField) => void;
  onContact: () => void;
  children: ReactNode;
}

/** A section with its fields and the number of filled ones. */
export function Section(props: SectionProps) {
  const { section, user, edits, uses, valueOf, isViewOnly, onEdit, onContact, children } = props;
  const { brandHub } = useText();
  const fields = section.fields.filter((field) => fieldApplies(field, user.accountType));
  const filled = fields.filter((field) => isFilledValue(valueOf(field))).length;
  const name = brandHub.sections[section.name];
  return (
    <section
      className={styles.section}
      aria-labelledby={section.name}
      data-print={filled === 0 ? 'none' : undefined}
    >
      <header className={styles.header}>
        <h2 id={section.name} tabIndex={-1}>
          {name}
        </h2>
        <span className={styles.count} data-print="none">
          {brandHub.filled(filled, fields.length)}
        </span>
        {!isViewOnly && (
          <span className={styles.ask}>
            <Button kind="quiet" label={brandHub.askTeam(name)} onClick={onContact}>
              <MailIcon /> <span>{brandHub.ask}</span>
            </Button>
          </span>
        )}
      </header>
      {children}
      <dl className={styles.fields}>
        {fields.map((field) => (
          <FieldRow
            key={field.path}
            field={field}
            value={valueOf(field)}
            edit={edits.get(field.path)}
            use={uses.get(field.path)}
            accountType={user.accountType}
            isViewOnly={isViewOnly}
            onEdit={() => onEdit(field)}
          />
        ))}
      </dl>
    </section>
  );
}
