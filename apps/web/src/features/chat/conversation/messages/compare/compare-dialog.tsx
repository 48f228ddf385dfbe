import type { MessageDocument, VersionDocument } from '@savet/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { queryClientOf } from '#data/queries/query-client.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import fading from '#ui/dialog/fading.module.css';
import { Markdown } from '../../../markdown/markdown.tsx';
import { useChatText } from '../../../use-chat-text.ts';
import { hasAnswer } from '../mark.rules.ts';
import { ReplyReceipt } from '../receipt/reply-receipt.tsx';
import { ReplyMark } from '../reply-mark.tsx';
import styles from './compare-dialog.module.css';

/** Two versions of a question side by side, with the receipts of their answers; on a phone one below the other. */
export function CompareDialog(props: { question: MessageDocument; onClose(): void }) {
  const { chatId, messageId, version } = props.question;
  const text = useChatText();
  const errorText = useErrorText();
  const [left, setLeft] = useState(Math.max(1, version - 1));
  const [right, setRight] = useState(Math.max(2, version));
  const { data, error } = useQuery(
    {
      queryKey: ['versions', chatId, messageId],
      queryFn: async () => (await call('listVersions', { chatId, messageId })).versions,
    },
    queryClientOf(useDocuments()),
  );
  return (
    <Dialog title={text.compareTitle} size="wide" onClose={props.onClose}>
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <output>{text.loading}</output>}
      {data && (
        <div className={styles.columns}>
          <Column versions={data} shown={left} label={text.leftVersion} onShow={setLeft} />
          <Column versions={data} shown={right} label={text.rightVersion} onShow={setRight} />
        </div>
      )}
      <Actions>
        <Button onClick={props.onClose}>{text.close}</Button>
      </Actions>
    </Dialog>
  );
}

function Column(props: {
  versions: readonly VersionDocument[];
  /** Number of the version. */
  shown: number;
  label: string;
  onShow(version: number): void;
}) {
  const text = useChatText();
  const numbers = props.versions.map(({ question }) => question.version);
  const shown = props.versions.find(({ question }) => question.version === props.shown);
  return (
    <section className={styles.column} aria-label={props.label}>
      <SelectField
        label={props.label}
        value={String(props.shown)}
        options={numbers.map((number) => ({
          value: String(number),
          label: text.versionNumber(number),
        }))}
        onChange={(value) => props.onShow(Number(value))}
      />
      {shown && (
        // A long answer scrolls, by keyboard too.
        <div className={`${styles.version} ${fading.box}`} tabIndex={0}>
          <p className={styles.question}>{shown.question.text}</p>
          {hasAnswer(shown.reply) && <Markdown text={shown.reply.text} />}
          <ReplyMark message={shown.reply} />
          <ReplyReceipt receipt={shown.reply.receipt} onAskAgain={undefined} />
        </div>
      )}
    </section>
  );
}
