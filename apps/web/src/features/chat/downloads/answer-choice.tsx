import type { MessageDocument } from '@savet/contract/documents';
import { PAGE_MAX } from '@savet/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { queryClientOf } from '#data/queries/query-client.ts';
import { usePublicText, useSharingText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './downloads.module.css';

/** Longest name of an answer in the list, in UTF-16 units. */
const NAME_MAX = 120;

interface AnswerChoiceProps {
  readonly chatId: string;
  /** Ids of replies. */
  readonly chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

/** The latest answers of a chat by their questions, to choose from. */
export function AnswerChoice({ chatId, chosen, onChange }: AnswerChoiceProps) {
  const { shell } = usePublicText();
  const { download: texts, retry } = useSharingText();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['download', chatId],
      queryFn: async () => call('listMessages', { chatId, limit: PAGE_MAX }),
    },
    queryClientOf(useDocuments()),
  );
  if (isError) {
    return (
      <p role="alert">
        {texts.loadFailed} <Button onClick={() => void refetch()}>{retry}</Button>
      </p>
    );
  }
  if (!data) return <Skeleton label={shell.loading} rows={2} />;
  const answers = data.messages.filter(isAnswer);
  return (
    <fieldset className={styles.answers}>
      <legend>{texts.answers}</legend>
      {answers.length === 0 && <p>{texts.noAnswers}</p>}
      {answers.map((answer) => (
        <Checkbox
          key={answer.messageId}
          checked={chosen.has(answer.messageId)}
          onChange={(isChosen) => {
            const next = new Set(chosen);
            if (isChosen) next.add(answer.messageId);
            else next.delete(answer.messageId);
            onChange(next);
          }}
        >
          {nameOf(answer, data.messages)}
        </Checkbox>
      ))}
      {data.more && <p className={styles.note}>{texts.onlyLatest}</p>}
    </fieldset>
  );
}

function isAnswer({ sender, status, isError, text }: MessageDocument): boolean {
  return sender === 'assistant' && status !== 'answering' && !isError && text.trim() !== '';
}

/** The question of an answer; the answer itself if its question is not in the list. */
function nameOf(answer: MessageDocument, messages: readonly MessageDocument[]): string {
  const question = messages.find(({ messageId }) => messageId === answer.replyTo);
  const text = (question ?? answer).text.replaceAll(/\s+/g, ' ').trim();
  return text.length > NAME_MAX ? `${text.slice(0, NAME_MAX).toWellFormed()}…` : text;
}
