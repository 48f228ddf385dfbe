import { type BrandField, brandFields } from '@savet/contract/brand-hub';
import { BRAND_FIELD_MAX, CONTACT_MESSAGE_MAX } from '@savet/contract/limits';
import { useRef, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useUnsentText } from '../../../lib/storage/use-unsent-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keptAnswer, type Proposal, readAnswer } from './answer-draft.rules.ts';
import type { Message } from './contact-messages.tsx';
import styles from './messages.module.css';
import { proposedLabel } from './proposed-label.rules.ts';

interface AnswerDialogProps {
  message: Message;
  onAnswered: () => void;
  onClose: () => void;
}

/** Texts are proposed for these; colours are chosen with the user's own hands. */
const fields: readonly BrandField[] = brandFields.filter(({ input }) => input !== 'colors');

/**
 * An answer to a message, with texts for the Brand Hub that the user may take over. What was written stays
 * until it is sent or thrown away by hand.
 */
export function AnswerDialog({ message, onAnswered, onClose }: AnswerDialogProps) {
  const { admin, brandHub } = useText();
  const errorText = useErrorText();
  const [kept, keep] = useUnsentText('answer', `${message.uid}.${message.contactMessageId}`);
  const { text, proposals } = readAnswer(kept);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // The same answer sent again, because its acknowledgement was lost, is the same answer; another one is not.
  const sent = useRef({ body: '', key: '' });
  const free = fields.filter(({ path }) => !proposals.some((proposal) => proposal.path === path));
  const isReady = text.trim() !== '' && proposals.every(({ value }) => value.trim() !== '');

  function setProposals(next: readonly Proposal[]) {
    keep(keptAnswer({ text, proposals: next }));
  }

  function change(path: string, changes: Partial<Proposal>) {
    setProposals(proposals.map((one) => (one.path === path ? { ...one, ...changes } : one)));
  }

  async function send() {
    setBusy(true);
    setFailure(undefined);
    const { uid, contactMessageId } = message;
    const answer = { uid, contactMessageId, text, proposals: [...proposals] };
    const body = JSON.stringify(answer);
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    try {
      await call('answerContactMessage', answer, sent.current.key);
      keep('');
      onAnswered();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Dialog title={admin.answerTitle} onClose={onClose}>
      <blockquote className={styles.question}>{message.text}</blockquote>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void send();
        }}
      >
        <TextField
          label={admin.answerText}
          rows={5}
          value={text}
          maxLength={CONTACT_MESSAGE_MAX}
          onChange={(next) => keep(keptAnswer({ text: next, proposals }))}
        />
        {proposals.map(({ path, value }) => (
          <fieldset key={path} className={styles.proposal}>
            <legend className="visually-hidden">{admin.proposal}</legend>
            <div className={styles.proposalHead}>
              <Select
                label={admin.proposalField}
                value={path}
                options={fields
                  .filter((field) => field.path === path || free.includes(field))
                  .map((field) => ({
                    value: field.path,
                    label: proposedLabel(brandHub, field),
                  }))}
                onChange={(next) => change(path, { path: next })}
              />
              <IconButton
                label={admin.removeProposal}
                onClick={() => setProposals(proposals.filter((one) => one.path !== path))}
              >
                <TrashIcon />
              </IconButton>
            </div>
            <TextField
              label={admin.proposal}
              rows={4}
              value={value}
              maxLength={BRAND_FIELD_MAX}
              onChange={(next) => change(path, { value: next })}
            />
          </fieldset>
        ))}
        <div>
          <Button
            kind="quiet"
            disabled={free.length === 0}
            onClick={() => {
              const [next] = free;
              if (next) setProposals([...proposals, { path: next.path, value: '' }]);
            }}
          >
            {admin.addProposal}
          </Button>
        </div>
        {failure !== undefined && <p role="alert">{errorText(failure)}</p>}
        <Actions>
          <Button
            onClick={() => {
              keep('');
              onClose();
            }}
          >
            {admin.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={isBusy} disabled={!isReady}>
            {admin.sendAnswer}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
