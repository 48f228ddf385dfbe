import type { ContactAnswer } from '@savet/contract/contact';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../brand-hub.module.css';

interface ProposalDialogProps {
  title: string;
  contactMessageId: string;
  proposal: ContactAnswer['proposals'][number];
  /** What the field says now, and in which version. */
  before: string;
  baseVersion: number;
  onDecided: () => void;
  onClose: () => void;
}

/** What a field says and what the team proposes; only accepting it saves it. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { brandHub, chat } = useText();
  const { store } = useDocuments().documents;
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const [failure, setFailure] = useState<'changed' | 'failed'>();
  const { contactMessageId, proposal, before, baseVersion } = props;

  async function decide(accept: boolean) {
    setBusy(accept ? 'accept' : 'decline');
    setFailure(undefined);
    const { path } = proposal;
    try {
      const { user } = await call('decideProposal', {
        contactMessageId,
        path,
        accept,
        baseVersion,
      });
      store.dispatch({ type: 'userRead', user });
      props.onDecided();
    } catch (error) {
      const code = error instanceof CallError ? error.code : undefined;
      // Decided in another tab: the list says how.
      if (code === 'PROPOSAL_DECIDED') return props.onDecided();
      setFailure(code === 'FIELD_CONFLICT' ? 'changed' : 'failed');
      setBusy(undefined);
    }
  }

  return (
    <Dialog title={props.title} onClose={props.onClose}>
      {failure && (
        <p role="alert">
          {failure === 'changed' ? brandHub.proposalChanged : brandHub.decideFailed}
        </p>
      )}
      <section className={styles.version}>
        <h3>{chat.before}</h3>
        <p className={styles.text}>{before === '' ? brandHub.empty : before}</p>
      </section>
      <section className={styles.version}>
        <h3>{chat.after}</h3>
        <p className={styles.text}>{proposal.value}</p>
      </section>
      <Actions>
        <Button
          busy={busy === 'decline'}
          disabled={busy !== undefined}
          onClick={() => void decide(false)}
        >
          {brandHub.decline}
        </Button>
        <Button
          kind="primary"
          busy={busy === 'accept'}
          disabled={busy !== undefined}
          onClick={() => void decide(true)}
        >
          {brandHub.accept}
        </Button>
      </Actions>
    </Dialog>
  );
}
