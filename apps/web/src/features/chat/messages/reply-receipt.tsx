import { type BrandField, type BrandFieldName, brandFieldAt } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import { Link } from 'react-router';
import { useUser } from '../../../lib/documents/hooks.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useOwnerName } from '../picker/owner-name.ts';
import { changedFields } from './changed-fields.rules.ts';
import styles from './messages.module.css';

interface ReplyReceiptProps {
  readonly receipt: Receipt | null;
  /** Asks the same question once more; absent while nothing can be asked. */
  readonly onAskAgain: (() => void) | undefined;
}

/** Which Brand Hub fields an answer was given, each leading to where it is edited, and which changed since. */
export function ReplyReceipt({ receipt, onAskAgain }: ReplyReceiptProps) {
  const { chat, brandHub } = useText();
  const user = useUser();
  const otherUid = user && receipt && receipt.brandHubUid !== user.uid && user.isAdmin;
  const ownerName = useOwnerName(otherUid ? receipt.brandHubUid : undefined);
  const fields = receipt?.fields.flatMap(({ path }) => brandFieldAt(path) ?? []) ?? [];
  if (!receipt || fields.length === 0) return null;
  const cut = new Set(receipt.fields.filter((one) => one.cut).map(({ path }) => path));
  const isOwn = user === undefined || receipt.brandHubUid === user.uid;
  const changed = user ? changedFields(receipt, user) : new Set<string>();

  function label(field: BrandField): string {
    const name = field.name as BrandFieldName;
    const isCompany = name === 'businessName' && user?.accountType === 'other';
    return isCompany ? brandHub.companyName : brandHub.fields[name];
  }

  return (
    <details className={styles.receipt}>
      <summary>
        {isOwn ? chat.basedOn : chat.basedOnOther(ownerName ?? '')} ·{' '}
        {chat.basedOnFields(fields.length)}
        {changed.size > 0 && ` · ${chat.changedSince}`}
      </summary>
      <ul>
        {fields.map((field) => (
          <li key={field.path}>
            {isOwn ? <Link to={`/brandhub#${field.path}`}>{label(field)}</Link> : label(field)}
            {cut.has(field.path) && ` · ${chat.shortened}`}
            {changed.has(field.path) && ` · ${chat.changedSince}`}
          </li>
        ))}
      </ul>
      {changed.size > 0 && onAskAgain && <Button onClick={onAskAgain}>{chat.askAgain}</Button>}
    </details>
  );
}
