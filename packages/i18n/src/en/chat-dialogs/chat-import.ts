import type { ImportFailure, LeftOutReason } from '@savet/contract/calls/chat-imports';
import type { ImportSource } from '@savet/contract/limits';
import { formatNumber } from '../../formats.ts';
import { plural } from '../../plural.ts';

/** Texts for importing chats from another program, a chunk of their own. */
export const chatImport = {
  title: 'Import chats',
  stepsTitle: 'How to get a file',
  steps: {
    ChatGPT: 'ChatGPT: open Settings, then “Data controls”, and choose to export your data.',
    Claude: 'Claude: open Settings, then “Privacy”, and choose to export your data.',
  } satisfies Record<ImportSource, string>,
  arrives:
    'You will get an email with a ZIP file. Choose it here as it is, or the file “conversations.json” in it.',
  rules:
    'We take over titles, times, questions and answers. A short note stands for pictures, files and uses of tools. No queries are used, and a file that you import twice makes no second copy.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  fileLabel: 'File from ChatGPT or Claude',
  close: 'Close',
  sending: 'The file is being sent. Please keep this tab open until it has arrived.',
  sent: (percent: string, size: string) => `${percent} of ${size}`,
  counting: 'The file is being read.',
  running: 'Your chats are being imported. You can leave this page meanwhile.',
  progress: (percent: string, done: string, total: string) =>
    `${percent} – ${done} of ${total} chats`,
  cutOff: 'The file has not arrived completely. Please choose it again.',
  tooLarge: (size: string) =>
    `The file is larger than ${size}. Please open it on your device and choose “conversations.json” from it.`,
  unreadable: 'The file could not be read on your device. Please choose it again.',
  loadFailed: 'Whether an import is running could not be loaded.',
  retry: 'Try again',
  failures: {
    no_chats:
      'There are no chats from ChatGPT or Claude in this file. Please choose the ZIP file that you got from them.',
    damaged:
      'This file is damaged, incomplete or locked with a password. Please download it again.',
    too_large: 'This file has more chats or longer texts than we can import at once.',
    interrupted: 'The import broke off several times. Please try again later.',
  } satisfies Record<ImportFailure, string>,
  imported: (count: number) =>
    plural('en', count, {
      one: '1 chat imported.',
      other: `${formatNumber('en', count)} chats imported.`,
    }),
  extended: (count: number) =>
    plural('en', count, {
      one: '1 chat that was here already got its new messages.',
      other: `${formatNumber('en', count)} chats that were here already got their new messages.`,
    }),
  present: (count: number) =>
    plural('en', count, {
      one: '1 chat was here already.',
      other: `${formatNumber('en', count)} chats were here already.`,
    }),
  leftOut: (count: number) =>
    plural('en', count, {
      one: '1 chat was left out:',
      other: `${formatNumber('en', count)} chats were left out:`,
    }),
  leftOutMore: (count: number) =>
    plural('en', count, {
      one: 'and 1 more',
      other: `and ${formatNumber('en', count)} more`,
    }),
  untitled: (number: string) => `Chat ${number} of the file`,
  reasons: {
    unreadable: 'it cannot be read',
    empty: 'it has no messages',
    too_long: 'it is too long',
    changed_here: 'it has new messages, but you have changed it here since',
    deleted_here: 'you have deleted it here',
    chat_limit: 'you have as many chats as possible',
    text_limit: 'your imported chats have as much text as possible',
  } satisfies Record<LeftOutReason, string>,
  shortened: (count: number) =>
    plural('en', count, {
      one: '1 message was too long. Its beginning was imported.',
      other: `${formatNumber('en', count)} messages were too long. Their beginnings were imported.`,
    }),
  replaced: (count: number) =>
    plural('en', count, {
      one: 'A note stands for 1 picture, file or use of a tool.',
      other: `Notes stand for ${formatNumber('en', count)} pictures, files and uses of tools.`,
    }),
  otherVersions: (count: number) =>
    plural('en', count, {
      one: '1 chat has other versions of questions or answers, which were not imported.',
      other: `${formatNumber('en', count)} chats have other versions of questions or answers, which were not imported.`,
    }),
  /** Stored in messages, in the language of the account. */
  notes: {
    image: '[A picture, which was not imported]',
    audio: '[A recording, which was not imported]',
    tool: '[A tool was used here]',
    file: (name: string) => `[The file “${name}”, which was not imported]`,
    unnamedFile: '[A file, which was not imported]',
    shortened: '[The rest of this message was too long to be imported]',
  },
};
