import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chatDocument } from '../documents.ts';
import { DEFAULT_CHAT_TITLE, PAGE_MAX, SEARCH_MAX, TITLE_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { id, text, timestamp } from '../text.ts';

export const createChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Creates a chat; a repeated id returns the existing chat unchanged.',
  input: z.object({
    uid: subject,
    chatId: id,
    title: text(TITLE_MAX).regex(/\S/).default(DEFAULT_CHAT_TITLE),
  }),
  output: z.object({ chat: chatDocument }),
  errors: ['CHAT_LIMIT_REACHED'],
});

export const listChats = defineCall({
  access: 'user',
  effect: 'read',
  summary:
    'Lists chats that are not archived: the pinned ones, then the others, last visited first.',
  input: z.object({
    uid: subject,
    /** Lists the archived chats instead. */
    archived: z.boolean().optional(),
    /** Only chats of this project. */
    projectId: id.optional(),
    /** Only chats after the one with this id. */
    after: id.optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({ chats: z.array(chatDocument), more: z.boolean() }),
  errors: [],
});

export const renameChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Renames a chat.',
  input: z.object({ uid: subject, chatId: id, title: text(TITLE_MAX).regex(/\S/) }),
  output: z.object({ chat: chatDocument }),
  errors: [],
});

export const updateChat = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Pins a chat, archives it or puts it into a project. A chat is pinned or archived, not both: the later wish wins.',
  input: z
    .object({
      uid: subject,
      chatId: id,
      pinned: z.boolean().optional(),
      archived: z.boolean().optional(),
      /** Null takes the chat out of its project. */
      projectId: id.nullable().optional(),
    })
    .refine(({ pinned, archived }) => !(pinned && archived), 'pinned or archived, not both'),
  output: z.object({ chat: chatDocument }),
  errors: [],
});

export const deleteChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Deletes a chat with its messages and stops a running answer.',
  input: z.object({ uid: subject, chatId: id }),
  output: z.object({
    /** End of the time in which `restoreChat` works. */
    restorableUntil: timestamp,
  }),
  errors: [],
});

export const restoreChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Restores a recently deleted chat.',
  input: z.object({ uid: subject, chatId: id }),
  output: z.object({ chat: chatDocument }),
  errors: [],
});

export const searchChats = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Finds titles and messages that contain a text, ignoring case, newest first.',
  input: z.object({ uid: subject, text: text(SEARCH_MAX).regex(/\S/) }),
  output: z.object({
    hits: z.array(
      z.object({
        chatId: z.string(),
        title: z.string(),
        /** Whether the chat is archived. */
        archived: z.boolean(),
        /** Null if the title matched. */
        messageId: z.string().nullable(),
        position: z.number().int().positive().nullable(),
        sender: z.enum(['user', 'assistant']).nullable(),
        /** The match with some text around it; empty for a title. */
        excerpt: z.string(),
        at: timestamp,
      }),
    ),
    /** Whether there are further hits. */
    more: z.boolean(),
  }),
  errors: [],
});

export const exportChat = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns a whole chat as Markdown.',
  input: z.object({ uid: subject, chatId: id }),
  output: z.object({
    /** Valid on every operating system; ends in `.md`. */
    fileName: z.string(),
    markdown: z.string(),
    /** Identifies the messages in it: changes with each question, reply, retry and version that is shown. */
    path: z.string(),
  }),
  errors: [],
});
