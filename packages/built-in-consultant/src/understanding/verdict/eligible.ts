import { calculations } from '../../numbers/calculation.ts';
import { figuresIn } from '../../numbers/figures.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { Recent } from '../../recognition/recent.ts';
import { isOnlyResigning, isOnlyWork } from '../matter/own-despair.ts';
import { vetoedMatters } from '../matter/vetoed.ts';
import { isOfOthers } from './of-others.ts';
import { isOfTranslators } from './of-translators.ts';

/** Messages of which it is known: a reading asks for the same ones a dozen times. */
const RECENT_MAX = 50;
const recent = new Recent<{
  figures: number;
  areOthers: boolean;
  onlyWork: boolean;
  resigning: boolean;
  vetoed: readonly string[];
  translators: boolean;
}>(RECENT_MAX);

/**
 * Which labels a message may have at all: follow-ups need a thread, calculations their figures, and a question states no
 * fact.
 */
export function eligibleLabels(message: string, hasThread: boolean): (label: string) => boolean {
  const { figures, areOthers, onlyWork, resigning, vetoed, translators } = recent.get(
    message,
    () => ({
      figures: figuresIn(message).length,
      areOthers: isOfOthers(message),
      onlyWork: isOnlyWork(message),
      resigning: isOnlyResigning(message),
      vetoed: vetoedMatters(message),
      translators: isOfTranslators(message),
    }),
  );
  const asks = message.includes('?');
  return (label) => {
    const family = familyOf(label);
    if (family === 'follow-up') return hasThread;
    if (family === 'facts') return !asks;
    if (label === 'sensitive/despair' && onlyWork) return false;
    if (label === 'sensitive/illness' && resigning) return false;
    if (family === 'sensitive') return !vetoed.includes(nameOf(label));
    if (label === 'savet/no-translation' && translators) return false;
    if (family === 'savet') return !areOthers;
    if (family === 'numbers') return figures >= (calculations[nameOf(label)]?.figures ?? Infinity);
    return true;
  };
}
