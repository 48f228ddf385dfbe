import { z } from 'zod';
import { defineCall } from '../call.ts';
import { responseStyles } from '../choices/response-styles.ts';
import { chatDocument, feedbacks, messageDocument, versionDocument } from '../documents.ts';
import { LONG_TEXT_MAX, PAGE_MAX, QUESTION_MAX, VERSIONS_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { id, text } from '../text.ts';

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

export const stopResponse = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Stops the answer to a question and keeps the text written so far.',
  input: z.object({ uid: subject, chatId: id, messageId: id }),
  output: z.object({}),
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
