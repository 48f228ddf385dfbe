import { brandValue, type KnownBrandField } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { useId, useRef } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { BeforeAfter } from '../before-after.tsx';
import { fieldLabel } from '../field-label.rules.ts';
import { FieldValue } from '../field-value.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import styles from './team-messages.module.css';
import type { Proposal, TeamMessage } from './team-messages-list.ts';
import { useDecision } from './use-decision.ts';

interface ProposedTextProps {
  field: KnownBrandField;
  proposal: Proposal;
  message: TeamMessage;
  user: UserDocument;
}

/** A text that the team proposes for a field; it is saved only when it is accepted. */
export function ProposedText({ field, proposal, message, user }: ProposedTextProps) {
  const { brandHub } = useText();
  const texts = brandHub.messages;
  const { isViewOnly } = useDocuments();
  const { deciding, decide } = useDecision(message, proposal.path, user);
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const isBusy = deciding.kind === 'accepting' || deciding.kind === 'declining';
  const isOpen = proposal.state === 'open';

  /** The buttons go with the decision; the reader stays where they were. */
  async function choose(accept: boolean) {
    if (await decide(accept)) item.current?.focus();
  }

  return (
    <li ref={item} className={styles.proposal} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{fieldLabel(brandHub, field, user.accountType)}</h3>
      <output className={styles.state} data-state={proposal.state}>
        {proposal.state === 'open' ? '' : texts.states[proposal.state]}
      </output>
      {isOpen ? (
        <BeforeAfter
          field={field}
          before={brandValue(user.userInfo, field)}
          after={proposal.value}
        />
      ) : (
        <details>
          <summary>{texts.showText}</summary>
          <FieldValue field={field} value={proposal.value} />
        </details>
      )}
      {deciding.kind === 'failed' && <DecisionFailure error={deciding.error} />}
      {isOpen && !isViewOnly && (
        <div className={styles.choice}>
          <Button
            kind="primary"
            busy={deciding.kind === 'accepting'}
            disabled={isBusy}
            onClick={() => void choose(true)}
          >
            {texts.accept}
          </Button>
          <Button
            busy={deciding.kind === 'declining'}
            disabled={isBusy}
            onClick={() => void choose(false)}
          >
            {texts.decline}
          </Button>
        </div>
      )}
    </li>
  );
}
