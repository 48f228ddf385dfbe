import { type BrandField, brandFields } from '@savet/contract/brand-hub';
import { BRAND_FIELD_MAX, CONTACT_MESSAGE_MAX } from '@savet/contract/limits';
import { useRef } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useUnsentText } from '#data/documents/use-unsent-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TrashIcon } from '#ui/icons/icons.tsx';
import { keptAnswer, type Proposal, readAnswer } from './answer-draft.rules.ts';
import type { Message } from './contact-message.tsx';
import styles from './messages.module.css';
import { proposedLabel } from './proposed-label.rules.ts';

interface AnswerDialogProps {
  message: Message;
  onAnswered: () => void;
  onClose: () => void;
}

/** Fields that accept proposals. Only users choose colours themselves. */
const fields: readonly BrandField[] = brandFields.filter(({ input }) => input !== 'colors');

/** Answers a message and proposes texts for the Brand Hub. The draft stays until it is sent or discarded. */
export function AnswerDialog({ message, onAnswered, onClose }: AnswerDialogProps) {
  const { admin, brandHub, errors } = useStaffText();
  const errorText = useErrorText();
  const [kept, keep] = useUnsentText('answer', `${message.uid}.${message.contactMessageId}`);
  const { text, proposals } = readAnswer(kept);
  const { isBusy, failure, submit } = useSubmit();
  // The idempotency key of the last attempt: sending the same answer again is the same request.
  const sent = useRef({ body: '', key: '' });
  const free = fields.filter(({ path }) => !proposals.some((proposal) => proposal.path === path));
  const isReady = text.trim() !== '' && proposals.every(({ value }) => value.trim() !== '');

  function setProposals(next: readonly Proposal[]) {
    keep(keptAnswer({ text, proposals: next }));
  }

  function change(path: string, changes: Partial<Proposal>) {
    setProposals(
      proposals.map((proposal) =>
        proposal.path === path ? { ...proposal, ...changes } : proposal,
      ),
    );
  }

  async function send() {
    const { uid, contactMessageId } = message;
    const answer = { uid, contactMessageId, text, proposals: [...proposals] };
    const body = JSON.stringify(answer);
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    await callWithoutSubject('answerContactMessage', answer, sent.current.key);
    keep('');
    onAnswered();
  }

  return (
    <Dialog title={admin.answerTitle} onClose={onClose}>
      <blockquote className={styles.question}>{message.text}</blockquote>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) submit(send);
        }}
      >
        <TextField
          label={admin.answerText}
          rows={5}
          value={text}
          maxLength={CONTACT_MESSAGE_MAX}
          tooLong={errors.tooLong}
          onChange={(next) => keep(keptAnswer({ text: next, proposals }))}
        />
        {proposals.map(({ path, value }) => (
          <fieldset key={path} className={styles.proposal}>
            <legend className="visually-hidden">{admin.proposal}</legend>
            <div className={styles.proposalHeader}>
              <SelectField
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
                onClick={() => setProposals(proposals.filter((proposal) => proposal.path !== path))}
              >
                <TrashIcon />
              </IconButton>
            </div>
            <TextField
              label={admin.proposal}
              rows={4}
              value={value}
              maxLength={BRAND_FIELD_MAX}
              tooLong={errors.tooLong}
              onChange={(next) => change(path, { value: next })}
            />
          </fieldset>
        ))}
        <div>
          <Button
            disabled={free.length === 0}
            onClick={() => {
              const [next] = free;
              if (next) setProposals([...proposals, { path: next.path, value: '' }]);
            }}
          >
            {proposals.length === 0 ? admin.addProposal : admin.addAnother}
          </Button>
        </div>
        {failure !== null && <p role="alert">{errorText(failure)}</p>}
        <Actions>
          <Button
            kind="quiet"
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
