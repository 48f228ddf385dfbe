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
  onClose(): void;
}

/**
 * What lies over the chat. Those that the menu opens are here too: the menu goes when the window gets
 * narrow, and a name half typed or a summary that took a query must not go with it.
 */
export function ChatDialogs({ opened, onClose }: ChatDialogsProps) {
  return <Suspense>{shown()}</Suspense>;

  function shown() {
    switch (opened?.kind) {
      case 'search':
        return <SearchDialog onClose={onClose} />;
      case 'shortcuts':
        return <ShortcutsDialog onClose={onClose} />;
      case 'rename':
        return <RenameChatDialog chatId={opened.chatId} title={opened.title} onClose={onClose} />;
      case 'summarise':
        return <SummaryDialog chatId={opened.chatId} title={opened.title} onClose={onClose} />;
      default:
        return null;
    }
  }
}
