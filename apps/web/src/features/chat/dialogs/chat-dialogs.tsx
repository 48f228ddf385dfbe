import { Suspense } from 'react';
import { lazyScreen } from '../../../lib/lazy/lazy-screen.ts';
import type { OpenedDialog } from './opened-dialog.ts';
import { RenameChatDialog } from './rename-chat-dialog.tsx';

const SearchDialog = lazyScreen(
  async () => (await import('../search/search-dialog.tsx')).SearchDialog,
);
const ShortcutsDialog = lazyScreen(
  async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
);
const SummaryDialog = lazyScreen(
  async () => (await import('../summary/summary-dialog.tsx')).SummaryDialog,
);

interface ChatDialogsProps {
  readonly opened: OpenedDialog | undefined;
  /** @param closed what is over, late where something else was opened meanwhile */
  onClose(closed: OpenedDialog): void;
}

/**
 * What lies over the chat. Those that the menu opens are here too: the menu goes when the window gets
 * narrow, and a name half typed or a summary that took a query must not go with it.
 */
export function ChatDialogs({ opened, onClose }: ChatDialogsProps) {
  return <Suspense>{opened && shown(opened)}</Suspense>;

  function shown(dialog: OpenedDialog) {
    const close = () => onClose(dialog);
    switch (dialog.kind) {
      case 'search':
        return <SearchDialog onClose={close} />;
      case 'shortcuts':
        return <ShortcutsDialog onClose={close} />;
      case 'rename':
        return <RenameChatDialog chatId={dialog.chatId} title={dialog.title} onClose={close} />;
      case 'summarise':
        return <SummaryDialog chatId={dialog.chatId} title={dialog.title} onClose={close} />;
    }
  }
}
