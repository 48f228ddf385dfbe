import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chatDocument, feedbacks, messageDocument, versionDocument } from '../documents.ts';
import {
  DEFAULT_CHAT_TITLE,
  LONG_TEXT_MAX,
  PAGE_MAX,
  QUESTION_MAX,
  responseStyles,
  SEARCH_MAX,
  TITLE_MAX,
  VERSIONS_MAX,
} from '../limits.ts';
import { subject } from '../subject.ts';
import { id, text, timestamp } from '../text.ts';

export const generateResponse = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Answers a query: as a stored turn if `chatId` and `messageId` are given, else from `context` and `userInfo`.',
  input: z.object({
    uid: subject,
    query: text(QUESTION_MAX),
    responseStyle: z.enum(responseStyles).optional(),
    /** Stateless form: earlier messages as `sender: text` lines, and the profile text. */
    context: text(LONG_TEXT_MAX).optional(),
    userInfo: text(LONG_TEXT_MAX).optional(),
    /** Stored form. */
    chatId: id.optional(),
    messageId: id.optional(),
    /** Creates the chat in the same transaction. */
    newChat: z.boolean().optional(),
    /** The project of the chat that is created; a project that is gone is left out. */
    projectId: id.optional(),
    /** n+1 retries the failed or stopped attempt n; 1 if absent. */
    attempt: z.number().int().min(1).max(1_000).optional(),
    /** The question that this one is another version of: it takes its place, and what followed is hidden with it. */
    versionOf: id.optional(),
    /** `false` returns 202 as soon as the turn is accepted. */
    wait: z.boolean().optional(),
    /** Staff only: answers from the Brand Hub of this owner. */
    brandHubUid: z.string().min(1).max(64).optional(),
  }),
  output: z.object({
    /** Absent in the 202 that acknowledges a turn. */
    response: z.string().optional(),
    chatId: z.string().optional(),
    messageId: z.string().optional(),
    replyId: z.string().optional(),
  }),
  errors: [
    'QUERY_AND_USER_INFO_REQUIRED',
    'QUERY_LIMIT_REACHED',
    'FORBIDDEN',
    'VIEWING_NOT_APPROVED',
    'CHAT_BUSY',
    'CHAT_LIMIT_REACHED',
    'MESSAGE_CONFLICT',
    'ATTEMPT_CONFLICT',
    'VERSION_CONFLICT',
    'VERSIONS_FULL',
    'TURN_STOPPED',
    'QUERY_FAILED',
  ],
});

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

export const listMessages = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists messages of a chat: newest page first, oldest message first within a page.',
  input: z.object({
    uid: subject,
    chatId: id,
    /** Only messages before this position. */
    before: z.number().int().positive().optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({
    messages: z.array(messageDocument),
    more: z.boolean(),
    /** The chat itself, which may be missing in the pages of the list that were read. */
    chat: chatDocument,
  }),
  errors: [],
});

export const listVersions = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists all versions of a question with their replies, the oldest first.',
  input: z.object({
    uid: subject,
    chatId: id,
    /** Any version of the question. */
    messageId: id,
  }),
  output: z.object({ versions: z.array(versionDocument) }),
  errors: [],
});

export const showVersion = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Shows another version of a question, with what followed it.',
  input: z.object({
    uid: subject,
    chatId: id,
    /** Any version of the question. */
    messageId: id,
    version: z.number().int().min(1).max(VERSIONS_MAX),
  }),
  output: z.object({ message: messageDocument }),
  errors: ['CHAT_BUSY', 'VERSION_CONFLICT'],
});

export const setFeedback = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Sets or clears the thumb on a reply.',
  input: z.object({
    uid: subject,
    chatId: id,
    messageId: id,
    feedback: z.enum(feedbacks).nullable(),
  }),
  output: z.object({ message: messageDocument }),
  errors: [],
});

export const stopResponse = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Stops the answer to a question and keeps the text written so far.',
  input: z.object({ uid: subject, chatId: id, messageId: id }),
  output: z.object({}),
  errors: [],
});
