import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useBillingText, useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { failureMessage } from './messages.rules.ts';
import type { Departure } from './use-departure.ts';

/** The error of a request. Closing it returns the focus to the pressed button. */
export function FailureDialog({ departure }: { departure: Departure }) {
  const billing = useBillingText();
  const { errors, shell } = useText();
  const configuration = useConfiguration();
  const { failure, close } = departure;
  if (!failure) return null;
  const { title, text, needsSupport } = failureMessage(
    { billing, errors },
    failure.request,
    failure.error,
  );
  const supportEmail = needsSupport && configuration?.supportEmail;
  return (
    <Dialog title={title} onClose={close}>
      <p>{text}</p>
      <Actions>
        <Button kind={supportEmail ? 'quiet' : 'plain'} onClick={close}>
          {shell.close}
        </Button>
        {supportEmail && (
          <LinkButton kind="primary" href={`mailto:${supportEmail}`}>
            {billing.contactSupport}
          </LinkButton>
        )}
      </Actions>
    </Dialog>
  );
}
