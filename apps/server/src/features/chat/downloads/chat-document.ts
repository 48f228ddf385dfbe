import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import { languages } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { documentTexts } from '@savet/i18n/files/documents';
import { formatDate } from '@savet/i18n/formats';
import { shownTitle } from '@savet/i18n/shown-title';
import type { DocumentSource } from '../../../platform/documents/model.ts';
import { brandLook } from '../../brand-hub/brand-look.rules.ts';
import { documentColors } from '../../brand-hub/document-look.rules.ts';
import { oneLine } from '../export-chat.rules.ts';

type ShownMessage = Pick<MessageDocument, 'sender' | 'text' | 'status' | 'source' | 'timestamp'>;

/** A chat, or some of its answers, as a document with the name and colours of the brand. */
export function chatDocument(
  user: UserDocument,
  chat: Pick<ChatDocument, 'title' | 'createdAt'>,
  messages: readonly ShownMessage[],
): DocumentSource {
  const { language } = user;
  const { tag } = languages[language];
  const texts = documentTexts[language];
  const brand = brandLook(user);
  const written = new Date(messages.at(-1)?.timestamp ?? chat.createdAt);
  const date = formatDate(tag, written);
  return {
    title: oneLine(shownTitle(chat.title, catalogues[language].chat)),
    subtitle: brand?.name ? `${brand.name} · ${date}` : date,
    date: written,
    language: tag,
    footer: brand?.name ? `${brand.name} · ${texts.madeWith}` : texts.madeWith,
    ...documentColors(brand),
    hasCover: false,
    blocks: messages.flatMap((message) => messageBlocks(message, texts)),
  };
}

function messageBlocks(
  { sender, text, status, source }: ShownMessage,
  texts: (typeof documentTexts)[keyof typeof documentTexts],
): DocumentSource['blocks'] {
  if (sender === 'user') {
    const lines = text.split(/\r\n|[\n\r]/u).filter((line) => line.trim() !== '');
    const content = lines.map((line) => ({
      kind: 'paragraph' as const,
      content: [{ text: line }],
    }));
    return [
      { kind: 'note', text: texts.question },
      { kind: 'quote', content, leads: true },
    ];
  }
  return [
    ...(source ? [{ kind: 'note' as const, text: texts.importedFrom(source) }] : []),
    { kind: 'markdown', text, headingOffset: 0 },
    ...(status === 'stopped' ? [{ kind: 'note' as const, text: texts.stopped }] : []),
  ];
}
