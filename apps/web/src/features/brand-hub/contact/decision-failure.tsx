import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/call/call-error.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './team-messages.module.css';

/** Why a decision was not taken, and what can be done now. */
export function DecisionFailure({ error }: { error: unknown }) {
  const { brandHub } = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const code = error instanceof CallError ? error.code : undefined;
  return (
    <div className={styles.failed} role="alert">
      <p>{code === 'FIELD_CONFLICT' ? brandHub.messages.conflict : errorText(error)}</p>
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
