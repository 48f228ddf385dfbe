import type { MessageDocument } from '@savet/contract/documents';
import { Suspense, useState } from 'react';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { icon } from '#ui/icons/icon.tsx';
import { useChatText } from '../use-chat-text.ts';
import { useNoQueries } from '../use-no-queries.ts';

const RestyleDialog = lazyComponent(
  async () => (await import('./restyle-dialog.tsx')).RestyleDialog,
);

const LinesIcon = icon('M4 6h16M4 12h7M4 18h12');

interface RestyleButtonProps {
  readonly reply: MessageDocument;
  readonly canAsk: boolean;
}

/** Asks for another form of an answer. Only a model can give one. Without a query it stays, and says why it does not ask. */
export function RestyleButton({ reply, canAsk }: RestyleButtonProps) {
  const text = useChatText();
  const usesModel = useConfiguration()?.aiMode === 'provider';
  const none = useNoQueries();
  const [isOpen, setOpen] = useState(false);
  const open = none ? none.toPlans : () => setOpen(true);
  return (
    <>
      {usesModel && (canAsk || none) && (
        <IconButton
          label={none ? `${text.restyle}: ${none.reason}` : text.restyle}
          disabled={!open}
          {...(open && { onClick: open })}
        >
          <LinesIcon />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <RestyleDialog reply={reply} canAsk={canAsk} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
