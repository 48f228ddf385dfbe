import { brandValue, type KnownBrandField } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useSheetText, useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { fieldLabel } from '../field-label.rules.ts';
import { BeforeAfter, FieldValue } from '../field-value.tsx';
import styles from './team-messages.module.css';
import type { Proposal, TeamMessage } from './team-messages-list.ts';
import { useDecision } from './use-decision.ts';

interface ProposedTextProps {
  field: KnownBrandField;
  proposal: Proposal;
  message: TeamMessage;
  user: UserDocument;
}

/** A proposed text for a field. Saved only when the user accepts it. */
export function ProposedText({ field, proposal, message, user }: ProposedTextProps) {
  const { brandHub } = useText();
  const texts = useSheetText().messages;
  const { isViewOnly } = useDocuments();
  const { running, failure, decide } = useDecision(message, proposal.path, user);
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const isOpen = proposal.state === 'open';

  function choose(accept: boolean) {
    // The buttons disappear with the decision.
    decide(accept, () => item.current?.focus());
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
      {failure !== null && <DecisionFailure error={failure} />}
      {isOpen && !isViewOnly && (
        <div className={styles.choice}>
          <Button
            kind="primary"
            busy={running === 'accept'}
            disabled={running !== null}
            onClick={() => choose(true)}
          >
            {texts.accept}
          </Button>
          <Button
            busy={running === 'decline'}
            disabled={running !== null}
            onClick={() => choose(false)}
          >
            {texts.decline}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The error of a decision, with the possible actions. */
function DecisionFailure({ error }: { error: unknown }) {
  const { brandHub } = useText();
  const texts = useSheetText().messages;
  const errorText = useErrorText();
  const navigate = useNavigate();
  const code = error instanceof CallError ? error.code : undefined;
  return (
    <div className={styles.failed} role="alert">
      <p>{code === 'FIELD_CONFLICT' ? texts.conflict : errorText(error)}</p>
      {code === 'PLAN_REQUIRED' && (
        <Button
          kind="primary"
          onClick={() => void navigate('/payment', { state: { upgrade: true } })}
        >
          {brandHub.upgrade}
        </Button>
      )}
    </div>
  );
}
