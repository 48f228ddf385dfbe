import { z } from 'zod';
import { defineCall } from '../call.ts';
import { brandBookFormats, brandBookLanguages } from '../choices/brand-books.ts';
import { downloadFormats } from '../choices/download-formats.ts';
import { PAGE_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { id } from '../text.ts';

const file = {
  /** Valid on every operating system, with its extension. */
  fileName: z.string(),
  mediaType: z.string(),
  /** The bytes in base64. */
  content: z.base64(),
};

export const downloadChat = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Makes a file of a chat, or of some of its answers with their questions.',
  input: z.object({
    uid: subject,
    chatId: id,
    /** Replies; all that are shown without it. */
    messageIds: z.array(id).min(1).max(PAGE_MAX).optional(),
    format: z.enum(downloadFormats),
  }),
  output: z.object(file),
  errors: ['CHAT_TOO_LONG', 'DOCUMENT_FAILED'],
});

export const downloadBrandBook = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Makes a brand book of the Brand Hub.',
  input: z.object({
    uid: subject,
    format: z.enum(brandBookFormats),
    /** `own`: the language of the account. */
    language: z.enum(brandBookLanguages).default('own'),
  }),
  output: z.object(file),
  errors: ['PLAN_REQUIRED', 'BRAND_HUB_EMPTY', 'DOCUMENT_FAILED'],
});
