import type { KnownBrandField } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { useUser } from '../../../lib/documents/hooks.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useBrandEdits } from '../../brand-hub/edits/use-brand-edits.ts';
import { fieldLabel } from '../../brand-hub/field-label.rules.ts';
import styles from '../messages/messages.module.css';
import { BeforeAfterDialog } from './before-after-dialog.tsx';
import { openGaps } from './gaps.rules.ts';

interface SaveAsFieldProps {
  /** Of the answer before: what it lacked. */
  receipt: Receipt;
  /** What the user replied to it. */
  text: string;
}

/** Offers to keep what the user has just told the consultant, in the field that was missing. */
export function SaveAsField({ receipt, text }: SaveAsFieldProps) {
  const { chat, brandHub } = useText();
  const user = useUser();
  const { edits, save } = useBrandEdits();
  const [offered, setOffered] = useState<KnownBrandField | null>(null);
  // A question tells nothing that could be kept.
  if (!user || text.length > BRAND_FIELD_MAX || text.trimEnd().endsWith('?')) return null;
  const gaps = openGaps(receipt, user).filter(({ path }) => !edits.has(path));
  if (gaps.length === 0) return null;
  return (
    <div className={styles.keep}>
      {gaps.map((field) => (
        <Button key={field.path} kind="quiet" onClick={() => setOffered(field)}>
          {chat.saveAs(fieldLabel(brandHub, field, user.accountType))}
        </Button>
      ))}
      {offered && (
        <BeforeAfterDialog
          title={chat.saveAs(fieldLabel(brandHub, offered, user.accountType))}
          field={offered}
          before=""
          after={text}
          onAccept={() => {
            const baseVersion = user.brandVersions[offered.path] ?? 0;
            save({ path: offered.path, value: text, baseVersion });
            setOffered(null);
          }}
          onClose={() => setOffered(null)}
        />
      )}
    </div>
  );
}
