import type { CallOutput } from '@savet/contract/calls';
import type { Card } from './use-people.ts';

type ViewingReason = CallOutput<'getPublicConfiguration'>['viewingReason'];

/**
 * The effect of a click on a card: asks for approval, looks how the request stands, asks for the reason, or opens the
 * viewing. An approved viewing has the reason that the user has read.
 */
export function firstStep(
  consent: Card['consent'],
  viewingReason: ViewingReason | undefined,
): 'ask' | 'follow' | 'reason' | 'view' {
  if (consent === 'asked') return 'follow';
  if (consent === 'needed' || consent === 'declined') return 'ask';
  return viewingReason === 'required' && consent !== 'approved' ? 'reason' : 'view';
}
