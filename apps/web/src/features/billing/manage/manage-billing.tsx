import type { UserDocument } from '@savet/contract/documents';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailureDialog } from '../plans/failure-dialog.tsx';
import { openPortal } from '../plans/requests.ts';
import { useDeparture } from '../plans/use-departure.ts';

/** Opens the billing portal. Nothing for staff who view the account. */
export function ManageBilling({ user }: { user: UserDocument }) {
  const billing = useBillingText();
  const { isViewOnly } = useDocuments();
  const departure = useDeparture();
  const isOpening = departure.running !== null;
  if (isViewOnly) return null;
  return (
    <>
      <Button busy={isOpening} onClick={() => departure.start('portal', () => openPortal(user))}>
        {isOpening ? billing.processingButton : billing.manage}
      </Button>
      <FailureDialog departure={departure} />
    </>
  );
}
