import { useFrameText } from '../../../lib/language/use-text.ts';
import { useLinkOutcome } from './use-link-outcome.ts';

/** What became of a link that was opened where nobody is logged in. */
export function LinkOutcomeNote() {
  const texts = useFrameText().accounts.verification.loggedOut;
  const outcome = useLinkOutcome();
  return outcome === null ? null : <output>{texts[outcome]}</output>;
}
