import { type BrandField, type BrandFieldName, brandFieldAt } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { useOwnerName } from '../../../composer/owner-name.ts';
import { AskAgainButton } from '../ask-again-button.tsx';
import styles from '../messages.module.css';
import { changedFields } from './changed-fields.rules.ts';
import { type ReceiptGroup, receiptGroups } from './receipt-groups.rules.ts';

/** Loaded for answers in a project. */
const ProjectReceipt = lazyComponent(
  async () => (await import('./project-receipt.tsx')).ProjectReceipt,
);

interface ReplyReceiptProps {
  readonly receipt: Receipt | null;
  /** Repeats the question; absent while asking is not allowed. */
  readonly onAskAgain: (() => void) | undefined;
}

/**
 * The Brand Hub fields that the answer was given, with links, which have changed since, and what did not fit; and the
 * instructions of the project.
 */
export function ReplyReceipt(props: ReplyReceiptProps) {
  const project = props.receipt?.project;
  return (
    <>
      <FieldsReceipt {...props} />
      {project && (
        <Suspense>
          <ProjectReceipt project={project} />
        </Suspense>
      )}
    </>
  );
}

function FieldsReceipt({ receipt, onAskAgain }: ReplyReceiptProps) {
  const { chat, brandHub } = useText();
  const user = useUser();
  const otherUid = user && receipt && receipt.brandHubUid !== user.uid && user.isAdmin;
  const ownerName = useOwnerName(otherUid ? receipt.brandHubUid : undefined);
  if (!receipt) return null;
  const fields = receipt.fields.flatMap((given) => {
    const field = brandFieldAt(given.path);
    return field ? [{ ...given, field }] : [];
  });
  const leftOut = leftOutText(receipt);
  if (fields.length === 0)
    return leftOut === '' ? null : <p className={styles.leftOut}>{leftOut}</p>;
  const isOwn = user === undefined || receipt.brandHubUid === user.uid;
  const changed = user ? changedFields(receipt, user) : new Set<string>();
  const groups = receiptGroups(fields);

  function label(field: BrandField): string {
    const name = field.name as BrandFieldName;
    const isCompany = name === 'businessName' && user?.accountType === 'other';
    return isCompany ? brandHub.companyName : brandHub.fields[name];
  }

  function heading(group: ReceiptGroup): string | undefined {
    if (group === 'used') return undefined;
    if (group === 'shown') return chat.shownInAnswer;
    return groups.length > 1 ? chat.alsoGiven : chat.given;
  }

  function leftOutText({ leftOut: parts }: Receipt): string {
    if (!parts) return '';
    const names = parts.fields.flatMap((path) => brandFieldAt(path) ?? []).map(label);
    const messages = parts.messages > 0 ? [chat.olderMessagesLeftOut(parts.messages)] : [];
    const all = [...messages, ...names];
    return all.length === 0 ? '' : chat.leftOut(all.join('; '));
  }

  return (
    <details className={styles.receipt}>
      <summary>
        {isOwn ? (
          <>
            <span className={styles.long}>{chat.basedOn}</span>
            <span className={styles.short}>{brandHub.title}</span>
          </>
        ) : (
          chat.basedOnOther(ownerName ?? '')
        )}{' '}
        · {chat.basedOnFields(fields.length)}
        {changed.size > 0 && ` · ${chat.changedSince}`}
      </summary>
      {groups.map(({ group, fields: members }) => (
        <div key={group}>
          {group !== 'used' && <p>{heading(group)}</p>}
          <ul aria-label={heading(group)}>
            {members.map(({ path, cut, field }) => (
              <li key={path}>
                {isOwn ? <Link to={`/brandhub#${path}`}>{label(field)}</Link> : label(field)}
                {cut && ` · ${chat.shortened}`}
                {changed.has(path) && ` · ${chat.changedSince}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {leftOut !== '' && <p>{leftOut}</p>}
      {changed.size > 0 && (
        <AskAgainButton kind="plain" onAsk={onAskAgain}>
          {chat.askAgain}
        </AskAgainButton>
      )}
    </details>
  );
}
