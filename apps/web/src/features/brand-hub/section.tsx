import {
  brandValue,
  fieldApplies,
  type KnownBrandField,
  type KnownBrandSection,
} from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import type { ReactNode } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import styles from './brand-hub.module.css';
import { fieldLabel } from './field-label.rules.ts';
import { FieldValue } from './field-value.tsx';

interface SectionProps {
  section: KnownBrandSection;
  user: UserDocument;
  onEdit: (field: KnownBrandField) => void;
  children: ReactNode;
}

/** One section with its fields, and how much of it is written. */
export function Section({ section, user, onEdit, children }: SectionProps) {
  const { brandHub } = useText();
  const fields = section.fields.filter((field) => fieldApplies(field, user.accountType));
  const filled = fields.filter((field) => brandValue(user.userInfo, field) !== '').length;
  return (
    <section className={styles.section} aria-labelledby={section.name}>
      <header className={styles.head}>
        <h2 id={section.name}>{brandHub.sections[section.name]}</h2>
        <span className={styles.count}>{brandHub.filled(filled, fields.length)}</span>
      </header>
      {children}
      <dl className={styles.fields}>
        {fields.map((field) => {
          const label = fieldLabel(brandHub, field, user.accountType);
          return (
            <div key={field.path} id={field.path} className={styles.field}>
              <dt>{label}</dt>
              <dd>
                <FieldValue field={field} value={brandValue(user.userInfo, field)} />
              </dd>
              <dd>
                <IconButton label={brandHub.edit(label)} onClick={() => onEdit(field)}>
                  <PencilIcon />
                </IconButton>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
