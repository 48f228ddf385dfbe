import { isFilledValue, type KnownBrandField } from '@savet/contract/brand-hub';
import type { FieldUse as Use } from '@savet/contract/calls/brand-hub';
import type { AccountType } from '@savet/contract/choices/account-types';
import type { MouseEvent } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PencilIcon } from '#ui/icons/icons.tsx';
import styles from './brand-hub.module.css';
import type { BrandEdit } from './edits/brand-edits.ts';
import { fieldLabel } from './field-label.rules.ts';
import { FieldUse } from './field-uses/field-use.tsx';
import { FieldValue } from './field-value.tsx';
import { Invitation } from './invitation.tsx';

interface FieldRowProps {
  field: KnownBrandField;
  /** The pending or else the stored value. */
  value: string;
  /** A pending edit. */
  edit: BrandEdit | undefined;
  /** Answers that used the field; absent if there are none. */
  use: Use | undefined;
  accountType: AccountType;
  isViewOnly: boolean;
  onEdit: () => void;
}

/** A field with its value, or an invitation to write one. A click anywhere opens it. */
export function FieldRow(props: FieldRowProps) {
  const { field, value, edit, use, accountType, isViewOnly, onEdit } = props;
  const { brandHub } = useText();
  const label = fieldLabel(brandHub, field, accountType);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard and screen readers have the pencil
    <div
      id={field.path}
      className={styles.field}
      data-opens={!isViewOnly}
      data-print={isFilledValue(value) ? undefined : 'none'}
      onClick={pressPencil}
    >
      <dt>{label}</dt>
      <dd>
        {isViewOnly || isFilledValue(value) ? (
          <FieldValue field={field} value={value} />
        ) : (
          <Invitation field={field} />
        )}
        {use && isFilledValue(value) && <FieldUse use={use} />}
        {edit?.state === 'waiting' && (
          <output className={styles.waiting}>{brandHub.waiting}</output>
        )}
        {edit?.state === 'conflict' && (
          <p className={styles.failed} role="alert">
            {brandHub.conflictTitle} <Button onClick={onEdit}>{brandHub.compare}</Button>
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
          <IconButton atEnd label={brandHub.edit(label)} onClick={onEdit}>
            <PencilIcon />
          </IconButton>
        )}
      </dd>
    </div>
  );
}

/** A click in the row is one on its pencil, unless it ends a selection of text. */
function pressPencil({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  const isControl = target instanceof Element && target.closest('a, button') !== null;
  if (isControl || window.getSelection()?.isCollapsed === false) return;
  const pencil = currentTarget.querySelector<HTMLElement>(':scope > :last-child button');
  // The dialog gives the focus back to it.
  pencil?.focus();
  pencil?.click();
}
