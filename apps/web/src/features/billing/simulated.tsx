import { useConfiguration } from '../../lib/configuration/use-configuration.ts';
import { useText } from '../../lib/language/use-text.ts';

/** Says so where payments are only simulated. */
export function Simulated() {
  const { billing } = useText();
  return useConfiguration()?.paymentMode === 'simulator' ? <p>{billing.simulated}</p> : null;
}
