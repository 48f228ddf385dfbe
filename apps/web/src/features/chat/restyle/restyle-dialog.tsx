import type { MessageDocument } from '@savet/contract/documents';
import { RESTYLE_FOR_MAX } from '@savet/contract/limits';
import { withPlainSpaces } from '@savet/i18n/typography/line-ends';
import { type SubmitEvent, useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useMessages } from '#data/documents/hooks.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { returnToQuestion } from '../composer/focus-question.ts';
import { useResponseStyle } from '../composer/use-composer-state.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import styles from './restyle-dialog.module.css';
import { restyleTexts } from './restyle-texts.ts';

const channels = ['post', 'email', 'web', 'advert', 'reply', 'sms'] as const;
type Choice = (typeof channels)[number] | 'other';

interface RestyleDialogProps {
  readonly reply: MessageDocument;
  readonly canAsk: boolean;
  onClose(): void;
}

/** Asks for an answer in another length, or for a channel or an audience. Says first that this takes a query. */
export function RestyleDialog({ reply, canAsk, onClose }: RestyleDialogProps) {
  const texts = useLateTexts(restyleTexts);
  const [choice, setChoice] = useState<Choice>('post');
  const [audience, setAudience] = useState('');
  const { ask, hasFollowing } = useRestyle(reply);
  const isOther = choice === 'other';

  function send(question: string) {
    if (!canAsk) return;
    // The screen binds short words to the next ones; a question has plain spaces.
    ask(withPlainSpaces(question));
    onClose();
    returnToQuestion();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const named = isOther ? audience.trim().toWellFormed() : texts.channels[choice];
    if (named !== '') send(texts.askFor(named));
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className={styles.cost}>{`${texts.cost}${hasFollowing ? ` ${texts.follows}` : ''}`}</p>
      <div className={styles.lengths}>
        <Button disabled={!canAsk} onClick={() => send(texts.askShorter)}>
          {texts.shorter}
        </Button>
        <Button disabled={!canAsk} onClick={() => send(texts.askLonger)}>
          {texts.longer}
        </Button>
      </div>
      <form className={styles.form} onSubmit={submit}>
        <SelectField<Choice>
          label={texts.for}
          value={choice}
          options={[
            ...channels.map((value) => ({ value, label: texts.channels[value] })),
            { value: 'other', label: texts.other },
          ]}
          onChange={setChoice}
        />
        {isOther && (
          <TextField
            label={texts.audience}
            hint={texts.audienceHint}
            value={audience}
            maxLength={RESTYLE_FOR_MAX}
            required
            onChange={setAudience}
          />
        )}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={!canAsk}>
            {texts.ask}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/**
 * Sends the request right after the answer, which the model then sees as its last one. A question that follows already gets
 * another version, so that nothing is overwritten.
 */
function useRestyle(reply: MessageDocument) {
  const { uid } = useDocuments();
  const { chatId, messageId } = reply;
  const { list } = useMessages(chatId);
  const sending = useChatSending();
  const [style] = useResponseStyle(sending.texts, uid);
  const index = list.findIndex((message) => message.messageId === messageId);
  const following = list[index + 1];
  const brandHubUid = reply.receipt?.brandHubUid;
  return {
    hasFollowing: following !== undefined,
    ask: (query: string) =>
      sending.send({
        ...{ chatId, newChat: false, query, style },
        ...(following && { versionOf: following.messageId }),
        ...(brandHubUid !== undefined && { brandHubUid }),
      }),
  };
}
