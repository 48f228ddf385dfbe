import type { ChatDocument, MessageDocument } from '@savet/contract/documents';

/** Longest name of a file before its ending, in UTF-16 units. */
const NAME_MAX = 60;

/** A chat as Markdown: questions quoted, answers as they were written. */
export function exportedChat(
  chat: ChatDocument,
  messages: readonly Pick<MessageDocument, 'sender' | 'text' | 'timestamp' | 'isError'>[],
): { fileName: string; markdown: string } {
  const heading = `# ${oneLine(chat.title)}`;
  const parts = messages
    .filter(({ text }) => text.trim() !== '')
    .map(({ sender, text, timestamp, isError }) => {
      const time = `*${timestamp.slice(0, 16).replace('T', ' ')} UTC*`;
      const body = sender === 'user' || isError ? quoted(text) : asText(text);
      return `${time}\n\n${body}`;
    });
  return {
    fileName: `${fileName(chat.title)}.md`,
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
