import { calculations } from '../../numbers/calculation.ts';
import { figuresIn } from '../../numbers/figures.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { isOfOthers } from './of-others.ts';

/**
 * Which labels a message may have at all: follow-ups need a thread, calculations their figures, and a question states no
 * fact.
 */
export function eligibleLabels(message: string, hasThread: boolean): (label: string) => boolean {
  const figures = figuresIn(message).length;
  const asks = message.includes('?');
  const areOthers = isOfOthers(message);
  return (label) => {
    const family = familyOf(label);
    if (family === 'follow-up') return hasThread;
    if (family === 'facts') return !asks;
    if (family === 'savet') return !areOthers;
    if (family === 'numbers') return figures >= (calculations[nameOf(label)]?.figures ?? Infinity);
    return true;
  };
}
