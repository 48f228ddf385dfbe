import { z } from 'zod';
import { defineCall } from '../call.ts';
import { GENERATED_TITLE_MAX, LONG_TEXT_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

export const generateChatTitle = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Writes a short title for an exchange; at most once per answered query.',
  input: z.object({
    uid: subject,
    query: text(LONG_TEXT_MAX).regex(/\S/),
    chatResponse: text(LONG_TEXT_MAX).regex(/\S/),
  }),
  output: z.object({ title: z.string().max(GENERATED_TITLE_MAX) }),
  errors: ['QUERY_LIMIT_REACHED', 'TITLE_FAILED'],
});

export const summarizeText = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Summarises a text; costs one query.',
  input: z.object({ uid: subject, text: text(LONG_TEXT_MAX).regex(/\S/) }),
  output: z.object({ summary: z.string() }),
  errors: ['QUERY_LIMIT_REACHED', 'SUMMARY_FAILED'],
});
