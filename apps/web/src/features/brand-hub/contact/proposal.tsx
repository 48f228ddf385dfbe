import { brandFieldAt, brandValue } from '@savet/contract/brand-hub';
import type { ContactAnswer } from '@savet/contract/contact';
import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldLabel } from '../field-label.rules.ts';
import { ProposalDialog } from './proposal-dialog.tsx';
import styles from './team-messages.module.css';

interface ProposalProps {
  contactMessageId: string;
  proposal: ContactAnswer['proposals'][number];
  user: UserDocument;
  isViewOnly: boolean;
  onDecided: () => void;
}

/** A text that the team proposes for a field, and the user's decision. */
export function Proposal({
  contactMessageId,
  proposal,
  user,
  isViewOnly,
  onDecided,
}: ProposalProps) {
  const { brandHub } = useText();
  const [isOpen, setOpen] = useState(false);
  const field = brandFieldAt(proposal.path);
  if (!field) return null;
  const label = fieldLabel(brandHub, field, user.accountType);
  return (
    <div className={styles.proposal}>
      <p className={styles.soft}>{brandHub.proposed(label)}</p>
      <p className={styles.said}>{proposal.value}</p>
      <p className={styles.soft}>{brandHub.proposalStates[proposal.state]}</p>
      {proposal.state === 'open' && !isViewOnly && (
        <div>
          <Button onClick={() => setOpen(true)}>{brandHub.seeProposal}</Button>
        </div>
      )}
      {isOpen && (
        <ProposalDialog
          title={label}
          contactMessageId={contactMessageId}
          proposal={proposal}
          before={brandValue(user.userInfo, field)}
          baseVersion={user.brandVersions[proposal.path] ?? 0}
          onDecided={() => {
            setOpen(false);
            onDecided();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
