import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useBillingText } from '#lib/language/use-text.ts';

/** Behind a sentence that asks people to write: opens an email. */
export function WriteLink({ to }: { to: 'salesEmail' | 'supportEmail' }) {
  const { write } = useBillingText();
  const configuration = useConfiguration();
  return configuration && <a href={`mailto:${configuration[to]}`}>{write}</a>;
}
