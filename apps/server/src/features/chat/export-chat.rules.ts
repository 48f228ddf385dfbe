import type { ChatDocument, MessageDocument } from '@savet/contract/documents';
import type { Catalogue } from '@savet/i18n/catalogue';
import { shownTitle } from '@savet/i18n/shown-title';
import { failureOf, isStoredError } from '@savet/i18n/stored-error';

/** Longest name of a file before its ending, in UTF-16 units. */
const NAME_MAX = 60;

type Exported = Pick<MessageDocument, 'sender' | 'text' | 'timestamp' | 'isError' | 'errorCode'>;

/** A chat as Markdown: questions quoted, answers as they were written; what is stored in English in the reader's texts. */
export function exportedChat(
  chat: ChatDocument,
  messages: readonly Exported[],
  { chat: texts, errors }: Pick<Catalogue, 'chat' | 'errors'>,
): { fileName: string; markdown: string } {
  const title = shownTitle(chat.title, texts);
  const heading = `# ${oneLine(title)}`;
  const parts = messages
    .filter(({ text }) => text.trim() !== '')
    .map((message) => {
      const { sender, timestamp, isError } = message;
      const isOnlyError = isError && isStoredError(message);
      const text = isOnlyError ? errors.byReply[failureOf(message)] : message.text;
      const time = `*${timestamp.slice(0, 16).replace('T', ' ')} UTC*`;
      const body = sender === 'user' || isError ? quoted(text) : asText(text);
      return `${time}\n\n${body}`;
    });
  return {
    fileName: `${fileName(title)}.md`,
    markdown: `${[heading, ...parts].join('\n\n')}\n`,
  };
}

/** Letters, digits and spaces only, so that no system reads a path or an order out of it. */
function fileName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed()
    .trim();
  return plain === '' ? 'Savet' : plain;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Programs that take a text for a table would calculate what begins like a formula. */
function asText(text: string): string {
  return text.replaceAll(/^(?=[=@](?!=*\s*$))/gm, '\\');
}
