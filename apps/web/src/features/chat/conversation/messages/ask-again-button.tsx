import { Button } from '#ui/controls/button.tsx';
import { useNoQueries } from '../../use-no-queries.ts';

interface AskAgainButtonProps {
  readonly children: string;
  readonly kind: 'plain' | 'quiet';
  /** Absent while asking is not allowed. */
  readonly onAsk: (() => void) | undefined;
}

/** Takes a query. Without one it stays, and says why it does not ask. */
export function AskAgainButton({ children, kind, onAsk }: AskAgainButtonProps) {
  const none = useNoQueries();
  const onClick = none ? none.toPlans : onAsk;
  if (!none && !onAsk) return null;
  return (
    <Button
      kind={kind}
      disabled={!onClick}
      {...(none && { label: `${children}: ${none.reason}` })}
      {...(onClick && { onClick })}
    >
      {children}
    </Button>
  );
}
