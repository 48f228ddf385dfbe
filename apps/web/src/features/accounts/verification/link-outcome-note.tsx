import { useEffect, useState } from 'react';
import { useFrameText } from '../../../lib/language/use-text.ts';
import type { LinkOutcome } from './link-outcome.rules.ts';
import { useLinkOutcome } from './use-link-outcome.ts';
import styles from './verification.module.css';

/** What became of a link that was opened where nobody is logged in. */
export function LinkOutcomeNote() {
  const texts = useFrameText().accounts.verification.loggedOut;
  const outcome = useLinkOutcome();
  const [told, setTold] = useState<LinkOutcome | null>(null);
  useEffect(() => {
    // A text is read out when the place for it was there a frame before.
    const frame = requestAnimationFrame(() => setTold(outcome));
    return () => cancelAnimationFrame(frame);
  }, [outcome]);
  return <output className={styles.note}>{told && texts[told]}</output>;
}
