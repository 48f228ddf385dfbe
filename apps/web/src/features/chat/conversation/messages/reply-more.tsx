import type { MessageDocument } from '@savet/contract/documents';
import { shownTitle } from '@savet/i18n/shown-title';
import { Suspense, useRef, useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useChats } from '#data/documents/hooks.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { MoreIcon } from '#ui/icons/icons.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { useChatText } from '../../use-chat-text.ts';

const ShareDialog = lazyComponent(
  async () => (await import('../../sharing/share-dialog.tsx')).ShareDialog,
);
const DownloadDialog = lazyComponent(
  async () => (await import('../../downloads/download-dialog.tsx')).DownloadDialog,
);

/** Copying with formatting, files and links of an answer. */
export function ReplyMore({ message }: { message: MessageDocument }) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const toasts = useToasts();
  const { chats } = useChats();
  const { chatId, messageId } = message;
  const holder = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<'download' | 'share'>();
  const title = shownTitle(chats.find((chat) => chat.chatId === chatId)?.title ?? '', text);
  const close = () => setOpened(undefined);

  async function copy() {
    try {
      const answer = holder.current?.closest('article')?.querySelector('[data-markdown]');
      if (!answer) return;
      await copyFormatted(answer, message.text);
      toasts.show({ text: text.copied });
    } catch {
      toasts.show({ text: text.actionFailed });
    }
  }

  const items = [
    { kind: 'copy', label: text.copyFormatted, onChoose: () => void copy() },
    { kind: 'download', label: text.download, onChoose: () => setOpened('download') },
    ...(isViewOnly
      ? []
      : [{ kind: 'share', label: text.share, onChoose: () => setOpened('share') }]),
  ];
  return (
    <span ref={holder}>
      <Menu label={text.handOn} sections={[{ items }]} align="start">
        <MoreIcon />
      </Menu>
      <Suspense>
        {opened === 'download' && (
          <DownloadDialog chatId={chatId} messageId={messageId} onClose={close} />
        )}
        {opened === 'share' && (
          <ShareDialog chatId={chatId} messageId={messageId} title={title} onClose={close} />
        )}
      </Suspense>
    </span>
  );
}

/** Puts an answer on the clipboard as formatted text, and as Markdown for programs without formatting. */
async function copyFormatted(answer: Element, markdown: string): Promise<void> {
  const html = import('../../downloads/formatted-html.ts').then(
    ({ formattedHtml }) => new Blob([formattedHtml(answer)], { type: 'text/html' }),
  );
  const plain = new Blob([markdown], { type: 'text/plain' });
  // Safari wants the item before anything is awaited.
  await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
}
