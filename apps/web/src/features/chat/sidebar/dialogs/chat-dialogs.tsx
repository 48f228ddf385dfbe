import { Suspense } from 'react';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';

const ArchiveDialog = lazyComponent(
  async () => (await import('../archive/archive-dialog.tsx')).ArchiveDialog,
);
const MoveDialog = lazyComponent(
  async () => (await import('../../projects/move-dialog.tsx')).MoveDialog,
);
const ProjectsDialog = lazyComponent(
  async () => (await import('../../projects/projects-dialog.tsx')).ProjectsDialog,
);
const RenameChatDialog = lazyComponent(
  async () => (await import('./rename-chat-dialog.tsx')).RenameChatDialog,
);
const TextCheck = lazyComponent(
  async () => (await import('../../checking/text-check.tsx')).TextCheck,
);
const SearchDialog = lazyComponent(
  async () => (await import('../search/search-dialog.tsx')).SearchDialog,
);
const ShortcutsDialog = lazyComponent(
  async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
);
const SummaryDialog = lazyComponent(
  async () => (await import('../summary/summary-dialog.tsx')).SummaryDialog,
);
const ShareDialog = lazyComponent(
  async () => (await import('../../sharing/share-dialog.tsx')).ShareDialog,
);
const DownloadDialog = lazyComponent(
  async () => (await import('../../downloads/download-dialog.tsx')).DownloadDialog,
);

/** The open dialog; those of the second kind concern a chat of the list. */
export type OpenedDialog =
  | { kind: 'check' | 'search' | 'shortcuts' | 'projects' | 'archive' }
  | {
      kind: 'rename' | 'summarise' | 'move' | 'download' | 'share';
      chatId: string;
      title: string;
    };

interface ChatDialogsProps {
  readonly opened: OpenedDialog | undefined;
  /** @param closed the dialog that closed; by then another one may be open */
  onClose(closed: OpenedDialog): void;
}

/**
 * The dialogs of the chat. They render outside the menu: narrowing the window closes the menu, and must not lose a
 * half-typed name or a summary that took a query.
 */
export function ChatDialogs({ opened, onClose }: ChatDialogsProps) {
  return <Suspense>{opened && shown(opened)}</Suspense>;

  function shown(dialog: OpenedDialog) {
    const close = () => onClose(dialog);
    switch (dialog.kind) {
      case 'check':
        return <TextCheck onClose={close} />;
      case 'search':
        return <SearchDialog onClose={close} />;
      case 'shortcuts':
        return <ShortcutsDialog onClose={close} />;
      case 'projects':
        return <ProjectsDialog onClose={close} />;
      case 'archive':
        return <ArchiveDialog onClose={close} />;
      case 'move':
        return <MoveDialog chatId={dialog.chatId} title={dialog.title} onClose={close} />;
      case 'rename':
        return <RenameChatDialog chatId={dialog.chatId} title={dialog.title} onClose={close} />;
      case 'summarise':
        return <SummaryDialog chatId={dialog.chatId} title={dialog.title} onClose={close} />;
      case 'download':
        return <DownloadDialog chatId={dialog.chatId} onClose={close} />;
      case 'share':
        return <ShareDialog chatId={dialog.chatId} title={dialog.title} onClose={close} />;
    }
  }
}
