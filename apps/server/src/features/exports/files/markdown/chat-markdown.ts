import { shownTitle } from '@savet/i18n/shown-title';
import { failureOf, isStoredError } from '@savet/i18n/stored-error';
import type { AccountRow } from '../../../accounts/transfer/account-row.ts';
import { escapeFormulas, fileName, oneLine, quote } from '../../../chat/export-chat.rules.ts';
import type { ProjectReceipt } from '../../../chat/projects/instructions.rules.ts';
import type { ChatRow, MessageRow } from '../../../chat/transfer/chat-rows.ts';
import { type FileTexts, fieldLabelAt, type Pages, timeOf } from './markdown.ts';

/** Digits of the number before the title, which keeps the files in the order of the chats. */
const DIGITS = 4;

/** The name of a chat's file. The number makes it unique. */
export function chatFileName(number: number, { title }: ChatRow, texts: FileTexts): string {
  return `${String(number).padStart(DIGITS, '0')} ${fileName(shownTitle(title, texts.chat))}.md`;
}

/** A chat for reading, as it is shown, with the receipts of its answers. */
export async function* chatMarkdown(
  chat: ChatRow,
  messages: Pages<MessageRow>,
  account: AccountRow,
  texts: FileTexts,
): AsyncGenerator<string> {
  yield `# ${oneLine(shownTitle(chat.title, texts.chat))}\n`;
  for await (const page of messages) {
    for (const message of page) {
      if (message.hiddenUnder !== null) continue;
      const { files } = texts;
      const sender = message.sender === 'user' ? files.you : (message.source ?? files.assistant);
      const parts = [
        `## ${sender} · ${timeOf(message.timestamp, texts)}`,
        textOf(message, texts),
        ...notesOf(message, account, texts).map((note) => `*${note}*`),
      ];
      yield `\n${parts.filter((part) => part !== '').join('\n\n')}\n`;
    }
  }
}

function textOf(message: MessageRow, { errors }: FileTexts): string {
  const { sender, isError, text } = message;
  if (isError && isStoredError(message)) return quote(errors.byReply[failureOf(message)]);
  if (text.trim() === '') return '';
  return sender === 'user' || isError ? quote(text) : escapeFormulas(text);
}

/** The notes that the screen shows below a reply. */
function notesOf(message: MessageRow, account: AccountRow, texts: FileTexts): string[] {
  const { files } = texts;
  const { receipt, offer, feedback, status } = message;
  const notes: string[] = [];
  if (receipt?.brandHubUid === 'other') notes.push(files.otherHub);
  else if (receipt && receipt.fields.length > 0) {
    const fields = receipt.fields.map(
      ({ path, version }) =>
        `${fieldLabelAt(path, account, texts)} (${files.version(String(version))})`,
    );
    notes.push(files.basedOn(fields.join(', ')));
  }
  if (receipt?.project) notes.push(projectNote(receipt.project, texts));
  if (offer && offer.choices.length > 0) {
    notes.push(`${files.offered}: ${offer.choices.map(oneLine).join(' · ')}`);
  }
  if (feedback) notes.push(files.rated[feedback]);
  if (status === 'stopped' && message.sender === 'assistant') notes.push(files.stopped);
  return notes;
}

/** The project with its instructions as they were, and what became of them. */
function projectNote(
  { name, instructions, use = 'given' }: ProjectReceipt,
  { files }: FileTexts,
): string {
  return `${files.projectUse[use](oneLine(name))}: ${oneLine(instructions)}`;
}
