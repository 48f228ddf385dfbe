import { type BrandField, type BrandFieldName, brandFieldAt } from '@savet/contract/brand-hub';
import type { MessageDocument, Receipt } from '@savet/contract/documents';
import { memo } from 'react';
import { Link } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useRunningText, useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { useOwnerName } from '../../composer/owner-name.ts';
import { Markdown } from '../../markdown/markdown.tsx';
import { useChatText } from '../../use-chat-text.ts';
import { ReplyGaps } from '../gaps/reply-gaps.tsx';
import { changedFields } from './changed-fields.rules.ts';
import { hasAnswer, replyMark } from './mark.rules.ts';
import styles from './messages.module.css';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyOffer } from './reply-offer.tsx';

interface ReplyProps {
  readonly message: MessageDocument;
  /** Absent while retrying is not allowed. */
  readonly onRetry: ((reply: MessageDocument) => void) | undefined;
  /** Absent while asking is not allowed. */
  readonly onAskAgain: ((reply: MessageDocument) => void) | undefined;
  /** The question that the reply is to. */
  readonly question: string;
  /** Absent while asking is not allowed, and for all but the last reply. */
  readonly onChoose: ((choice: string) => void) | undefined;
}

/** An answer. Its text grows while it streams. */
export const Reply = memo(function Reply(props: ReplyProps) {
  const { message, onRetry, onAskAgain } = props;
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const running = useRunningText(message);
  const isAnswering = message.status === 'answering';
  const answer = isAnswering ? (running ?? message.text) : message.text;
  const hasText = hasAnswer(message, answer);
  return (
    <article
      className={styles.reply}
      aria-label={text.consultant}
      aria-busy={isAnswering}
      data-testid="message"
      data-sender="assistant"
      data-status={message.status}
      data-message-id={message.messageId}
    >
      {hasText && <Markdown text={answer} />}
      {isAnswering && answer === '' && <LoadingDots label={text.answering} />}
      <ReplyMark message={message} />
      {message.offer && !isViewOnly && (
        <ReplyOffer offer={message.offer} question={props.question} onChoose={props.onChoose} />
      )}
      <footer className={styles.replyFooter}>
        {!isAnswering && (
          <>
            <ReplyActions message={message} hasText={hasText} onRetry={onRetry} />
            {hasText && (
              <ReplyReceipt
                receipt={message.receipt}
                onAskAgain={onAskAgain && (() => onAskAgain(message))}
              />
            )}
            {hasText && message.receipt?.missing && !isViewOnly && (
              <ReplyGaps receipt={message.receipt} />
            )}
          </>
        )}
      </footer>
    </article>
  );
});

/** Three dots until the first text, as high as a line, so that nothing shifts. */
function LoadingDots({ label }: { label: string }) {
  return (
    <p className={styles.dots}>
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </p>
  );
}

/** The note on a failed or stopped reply. */
function ReplyMark({ message }: { message: MessageDocument }) {
  const mark = replyMark(useText(), message);
  if (mark === '') return null;
  return <p className={message.status === 'failed' ? styles.failure : styles.mark}>{mark}</p>;
}

interface ReplyReceiptProps {
  readonly receipt: Receipt | null;
  /** Repeats the question; absent while asking is not allowed. */
  readonly onAskAgain: (() => void) | undefined;
}

/** The Brand Hub fields that the answer used, with links, and which have changed since. */
function ReplyReceipt({ receipt, onAskAgain }: ReplyReceiptProps) {
  const { chat, brandHub } = useText();
  const user = useUser();
  const otherUid = user && receipt && receipt.brandHubUid !== user.uid && user.isAdmin;
  const ownerName = useOwnerName(otherUid ? receipt.brandHubUid : undefined);
  const fields = receipt?.fields.flatMap(({ path }) => brandFieldAt(path) ?? []) ?? [];
  if (!receipt || fields.length === 0) return null;
  const cut = new Set(receipt.fields.filter((field) => field.cut).map(({ path }) => path));
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
