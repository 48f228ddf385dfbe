import { unbrokenDate } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface KeepDialogProps {
  until: string;
  onKeep: () => void;
  onClose: () => void;
}

/** Offers to keep an account that is being deleted, after a log-in with its password. */
export function KeepDialog({ until, onKeep, onClose }: KeepDialogProps) {
  const { locale } = useLanguage();
  const texts = useSecurityText().closed;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.text(unbrokenDate(locale, until))}</p>
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {texts.leave}
        </Button>
        <Button kind="primary" onClick={onKeep}>
          {texts.keep}
        </Button>
      </Actions>
    </Dialog>
  );
}
