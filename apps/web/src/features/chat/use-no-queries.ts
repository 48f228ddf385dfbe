import { canSendMessage } from '@savet/contract/plans';
import { useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useChatText } from './use-chat-text.ts';

/** Set while the user has no queries left. */
interface NoQueries {
  /** Behind the name of a button that takes a query. */
  reason: string;
  /** Leads to the plans; absent for those who have paid. */
  toPlans: (() => void) | undefined;
}

/** As the composer does: Free users are led to the plans, all others are blocked. */
export function useNoQueries(): NoQueries | undefined {
  const text = useChatText();
  const user = useUser();
  const { isViewOnly } = useDocuments();
  const navigate = useNavigate();
  if (user === undefined || isViewOnly || canSendMessage(user)) return undefined;
  if (user.plan !== 'free') return { reason: text.limitReached, toPlans: undefined };
  return {
    reason: text.freeExhausted,
    toPlans: () => void navigate('/payment', { state: { upgrade: true } }),
  };
}
