import type { KnownBrandField } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import { Suspense, useState } from 'react';
import { useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBrandEdits } from '../../../brand-hub/edits/use-brand-edits.ts';
import { fieldLabel } from '../../../brand-hub/field-label.rules.ts';
import styles from './gaps.module.css';
import { isNamed, openGaps } from './gaps.rules.ts';

const FieldDialog = lazyComponent(
  async () => (await import('../../../brand-hub/field-dialog.tsx')).FieldDialog,
);

/**
 * The fields that an answer lacked, each with a button to fill it in. Those that its text names already are not named
 * again: one button leads through them.
 */
export function ReplyGaps({ receipt, answer }: { receipt: Receipt; answer: string }) {
  const { chat, brandHub } = useText();
  const user = useUser();
  const { edits, save, discard } = useBrandEdits();
  const [edited, setEdited] = useState<KnownBrandField | null>(null);
  const gaps = user ? openGaps(receipt, user).filter(({ path }) => !edits.has(path)) : [];
  if (!user || (gaps.length === 0 && !edited)) return null;
  const { accountType } = user;
  const label = (field: KnownBrandField) => fieldLabel(brandHub, field, accountType);
  const unnamed = gaps.filter((field) => !isNamed(answer, label(field)));
  const named = gaps.find((field) => !unnamed.includes(field));
  return (
    <div className={styles.gaps} data-gaps>
      {named && <Button onClick={() => setEdited(named)}>{chat.fillInMissing}</Button>}
      {unnamed.length > 0 && <span>{named ? chat.betterWithAlso : chat.betterWith}</span>}
      {unnamed.map((field) => (
        <Button key={field.path} onClick={() => setEdited(field)}>
          {label(field)}
        </Button>
      ))}
      {edited && (
        <Suspense>
          <FieldDialog
            field={edited}
            user={user}
            edit={edits.get(edited.path)}
            note={chat.savedInBrandHub}
            onSave={(value, baseVersion) => save({ path: edited.path, value, baseVersion })}
            onDiscard={() => discard(edited.path)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
