import { type BrandField, type BrandFieldName, brandFieldAt } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import { Link } from 'react-router';
import { useUser } from '../../../lib/documents/hooks.ts';
import { useText } from '../../../lib/language/use-text.ts';
import styles from './messages.module.css';

/** Which Brand Hub fields an answer was given, each leading to where it is edited. */
export function ReplyReceipt({ receipt }: { receipt: Receipt | null }) {
  const { chat, brandHub } = useText();
  const accountType = useUser()?.accountType;
  const fields = receipt?.fields.flatMap(({ path }) => brandFieldAt(path) ?? []) ?? [];
  if (fields.length === 0) return null;

  function label(field: BrandField): string {
    const name = field.name as BrandFieldName;
    const isCompany = name === 'businessName' && accountType === 'other';
    return isCompany ? brandHub.companyName : brandHub.fields[name];
  }

  return (
    <details className={styles.receipt}>
      <summary>
        {chat.basedOn} · {chat.basedOnFields(fields.length)}
      </summary>
      <ul>
        {fields.map((field) => (
          <li key={field.path}>
            <Link to={`/brandhub#${field.path}`}>{label(field)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
