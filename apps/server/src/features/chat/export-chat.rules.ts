import type { ChatDocument, MessageDocument } from '@savet/contract/documents';
import type { Catalogue } from '@savet/i18n/catalogue';
import { shownTitle } from '@savet/i18n/shown-title';
import { failureOf, isStoredError } from '@savet/i18n/stored-error';

/** Longest file name without its extension, in UTF-16 units. */
const NAME_MAX = 60;

/** Windows opens a device instead of a file with such a name, also with a raised digit. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/iu;

type ExportedMessage = Pick<
  MessageDocument,
  'sender' | 'text' | 'timestamp' | 'isError' | 'errorCode'
> &
  Partial<Pick<MessageDocument, 'source'>>;

/** Formats a chat as Markdown; default titles and error texts, stored in English, are in the reader's language. */
export function exportChat(
  chat: ChatDocument,
  messages: readonly ExportedMessage[],
  { chat: texts, errors }: Pick<Catalogue, 'chat' | 'errors'>,
): { fileName: string; markdown: string } {
  const title = shownTitle(chat.title, texts);
  const heading = `# ${oneLine(title)}`;
  const parts = messages
    .filter(({ text }) => text.trim() !== '')
    .map((message) => {
      const { sender, timestamp, isError, source } = message;
      const isErrorText = isError && isStoredError(message);
      const text = isErrorText ? errors.byReply[failureOf(message)] : message.text;
      // Without a program's name, an answer is Savet's.
      const program = sender === 'assistant' && source ? ` · ${source}` : '';
      const time = `*${timestamp.slice(0, 16).replace('T', ' ')} UTC${program}*`;
      const body = sender === 'user' || isError ? quote(text) : escapeFormulas(text);
      return `${time}\n\n${body}`;
    });
  return {
    fileName: `${fileName(title)}.md`,
    markdown: `${[heading, ...parts].join('\n\n')}\n`,
  };
}

/** Keeps letters, digits and spaces only, so that no system reads a path or a command out of the name. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed()
    .trim();
  if (plain === '') return 'Savet';
  return deviceName.test(plain) ? `Savet ${plain}` : plain;
}

/** A text without line breaks, for a heading or a list. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A text as a quotation: nothing in it is read as Markdown of the document. */
export function quote(text: string): string {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Spreadsheet programs would evaluate a line that begins like a formula. */
export function escapeFormulas(text: string): string {
  return text.replaceAll(/^(?=[=@](?!=*\s*$))/gm, '\\');
}
