import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useBillingText } from '#lib/language/use-text.ts';

/** A note that payments are simulated. */
export function Simulated() {
  const billing = useBillingText();
  return useConfiguration()?.paymentMode === 'simulator' ? <p>{billing.simulated}</p> : null;
}
