import type { ImportFailure, LeftOutReason } from '@savet/contract/calls/chat-imports';
import type { ImportSource } from '@savet/contract/choices/import-sources';
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
    'You will get a ZIP file by email. Choose it here as it is, or just the file “conversations.json” inside it.',
  rules:
    'We bring over titles, times, questions and answers. A short note takes the place of pictures, files and tool uses. Importing uses no queries, and importing the same file twice creates no duplicates.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  fileLabel: 'File from ChatGPT or Claude',
  close: 'Close',
  sending: 'The file is being sent. Please keep this tab open until it has arrived.',
  sent: (percent: string, size: string) => `${percent} of ${size}`,
  counting: 'The file is being read.',
  running: 'Your chats are being imported. You can leave this page in the meantime.',
  progress: (percent: string, done: string, total: string) =>
    `${percent} – ${done} of ${total} chats`,
  cutOff: 'The file did not arrive in full. Please choose it again.',
  tooLarge: (size: string) =>
    `The file is larger than ${size}. Please open it on your device and choose “conversations.json” from it.`,
  unreadable: 'The file could not be read on your device. Please choose it again.',
  loadFailed: 'We could not check whether an import is running.',
  retry: 'Try again',
  failures: {
    no_chats:
      'There are no ChatGPT or Claude chats in this file. Please choose the ZIP file they sent you.',
    damaged:
      'This file is damaged, incomplete or protected by a password. Please download it again.',
    too_large: 'This file has more chats or longer texts than we can import at once.',
    interrupted: 'The import was interrupted several times. Please try again later.',
  } satisfies Record<ImportFailure, string>,
  toChats: 'Go to the chats',
  imported: (count: number) =>
    plural('en', count, {
      one: '1 chat imported.',
      other: `${formatNumber('en', count)} chats imported.`,
    }),
  extended: (count: number) =>
    plural('en', count, {
      one: '1 existing chat was updated with its new messages.',
      other: `${formatNumber('en', count)} existing chats were updated with their new messages.`,
    }),
  present: (count: number) =>
    plural('en', count, {
      one: '1 chat was already here.',
      other: `${formatNumber('en', count)} chats were already here.`,
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
  untitled: (number: string) => `Chat ${number} in the file`,
  reasons: {
    unreadable: 'it cannot be read',
    empty: 'it has no messages',
    too_long: 'it is too long',
    changed_here: 'it has new messages, but you have changed it here since',
    deleted_here: 'you have deleted it here',
    chat_limit: 'you have reached the maximum number of chats',
    text_limit: 'your imported chats have reached the maximum amount of text',
  } satisfies Record<LeftOutReason, string>,
  shortened: (count: number) =>
    plural('en', count, {
      one: '1 message was too long. Only its beginning was imported.',
      other: `${formatNumber('en', count)} messages were too long. Only their beginnings were imported.`,
    }),
  replaced: (count: number) =>
    plural('en', count, {
      one: '1 picture, file or tool use was replaced with a note.',
      other: `${formatNumber('en', count)} pictures, files and tool uses were replaced with notes.`,
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
