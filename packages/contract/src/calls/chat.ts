import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chatDocument, feedbacks, messageDocument } from '../documents.ts';
import {
  DEFAULT_CHAT_TITLE,
  LONG_TEXT_MAX,
  PAGE_MAX,
  QUESTION_MAX,
  responseStyles,
  SEARCH_MAX,
  TITLE_MAX,
} from '../limits.ts';
import { subject } from '../subject.ts';
import { id, moment, text } from '../text.ts';

export const generateResponse = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Answers a query: as a stored turn with `chatId` and `messageId`, else from the given `context` and `userInfo`.',
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
    /** Makes the chat in the same transaction. */
    newChat: z.boolean().optional(),
    /** n+1 runs a failed or stopped turn once more; 1 when absent. */
    attempt: z.number().int().min(1).max(1_000).optional(),
    /** `false` answers 202 as soon as the turn is accepted. */
    wait: z.boolean().optional(),
    /** Staff only: answer from this owner's Brand Hub. */
    brandHubUid: z.string().min(1).max(64).optional(),
  }),
  output: z.object({
    /** Absent from the 202 that acknowledges a turn. */
    response: z.string().optional(),
    chatId: z.string().optional(),
    messageId: z.string().optional(),
    replyId: z.string().optional(),
  }),
  errors: [
    'QUERY_AND_USER_INFO_REQUIRED',
    'QUERY_LIMIT_REACHED',
    'FORBIDDEN',
    'CHAT_BUSY',
    'MESSAGE_CONFLICT',
    'ATTEMPT_CONFLICT',
    'TURN_STOPPED',
    'QUERY_FAILED',
  ],
});

export const createChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Makes a chat; the same id again returns the chat as it is.',
  input: z.object({
    uid: subject,
    chatId: id,
    title: text(TITLE_MAX).regex(/\S/).default(DEFAULT_CHAT_TITLE),
  }),
  output: z.object({ chat: chatDocument }),
  errors: [],
});

export const listChats = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Chats, the last visited first.',
  input: z.object({
    uid: subject,
    /** A chat id: only those after it in the list. */
    after: id.optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({ chats: z.array(chatDocument), more: z.boolean() }),
  errors: [],
});

export const renameChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Gives a chat another title.',
  input: z.object({ uid: subject, chatId: id, title: text(TITLE_MAX).regex(/\S/) }),
  output: z.object({ chat: chatDocument }),
  errors: [],
});

export const deleteChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Deletes a chat with its messages; a running answer is stopped.',
  input: z.object({ uid: subject, chatId: id }),
  output: z.object({
    /** Until when it can be brought back. */
    restorableUntil: moment,
  }),
  errors: [],
});

export const restoreChat = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Brings back a chat that was deleted a moment ago.',
  input: z.object({ uid: subject, chatId: id }),
  output: z.object({ chat: chatDocument }),
  errors: [],
});

export const searchChats = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Titles and messages that contain a text, the newest first, without regard to case.',
  input: z.object({ uid: subject, text: text(SEARCH_MAX).regex(/\S/) }),
  output: z.object({
    hits: z.array(
      z.object({
        chatId: z.string(),
        title: z.string(),
        /** Null where the title was found. */
        messageId: z.string().nullable(),
        position: z.number().int().positive().nullable(),
        sender: z.enum(['user', 'assistant']).nullable(),
        /** What was found with some words around it; empty for a title. */
        excerpt: z.string(),
        at: moment,
      }),
    ),
    /** Whether there are more than were told. */
    more: z.boolean(),
  }),
  errors: [],
});

export const exportChat = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'A whole chat as Markdown.',
  input: z.object({ uid: subject, chatId: id }),
  output: z.object({
    /** Safe on every system; ends in `.md`. */
    fileName: z.string(),
    markdown: z.string(),
  }),
  errors: [],
});

export const listMessages = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Messages of a chat: the newest page first, the oldest message first within it.',
  input: z.object({
    uid: subject,
    chatId: id,
    /** A position: only messages before it. */
    before: z.number().int().positive().optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({ messages: z.array(messageDocument), more: z.boolean() }),
  errors: [],
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
  summary: 'Stops the answer to a question; what has come so far stays.',
  input: z.object({ uid: subject, chatId: id, messageId: id }),
  output: z.object({}),
  errors: [],
});
