import { z } from 'zod';
import { checkChannels, checkRuleNames } from '../brand-check.ts';
import { defineCall } from '../call.ts';
import { languageCodes } from '../languages.ts';
import { CHECK_TEXT_MAX, EXCEPTION_MAX, QUESTION_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

const rule = z.enum(checkRuleNames as [(typeof checkRuleNames)[number]]);
const checked = {
  uid: subject,
  text: text(CHECK_TEXT_MAX).regex(/\S/),
  channel: z.enum(checkChannels).optional(),
  /** The question that the text answers: what it states is no invention. */
  question: text(QUESTION_MAX).optional(),
};
const exception = {
  uid: subject,
  rule,
  /** The words that the rule marks, as `rejectedWords` names them. */
  words: text(EXCEPTION_MAX).regex(/\S/),
};
const position = z.number().int().nonnegative();

export const checkText = defineCall({
  access: 'user',
  effect: 'read',
  summary:
    'Checks a text against the Brand Hub, its language and its channel, by rules. Takes no query.',
  input: z.object(checked),
  output: z.object({
    language: z.enum(languageCodes),
    /** Rules that have a basis. Those without a finding that counts are kept. */
    applied: z.array(rule),
    findings: z.array(
      z.object({
        rule,
        /** In UTF-16 units. */
        start: position,
        end: position,
        /** The field that the rule comes from; null if it comes from the language or the channel. */
        path: z.string().nullable(),
        version: position.nullable(),
        /** The text to put there instead; null if only a person can write it. */
        fix: z.string().nullable(),
        /** All that the fix does, where that is more or something else than `fix` in place of the words. */
        edits: z.array(z.object({ start: position, end: position, text: z.string() })).optional(),
        /** The parts into which the edits divide a sentence that is too long. The longest, in words, may still be too long. */
        division: z.object({ parts: position, longest: position, isList: z.boolean() }).optional(),
        /** The position at which a person could divide a sentence that no rule divides. */
        cut: position.optional(),
        /** The detail that the rule names: the entry of the field, the number, the limit. */
        detail: z.string(),
        /** Rejected before: it doesn’t count. */
        isException: z.boolean(),
        /** The sentence with the blanks beside it, where deleting it mends a finding without a fix. */
        deletion: z.object({ start: position, end: position }).optional(),
      }),
    ),
    /** The fields with which claims and numbers were compared. */
    facts: z.array(z.object({ path: z.string(), version: position })).optional(),
  }),
  errors: [],
});

export const rejectFinding = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Remembers that a rule is wrong about these words. Repeating it changes nothing.',
  input: z.object(exception),
  output: z.object({}),
  errors: [],
});

export const forgetException = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Lets a rule mark words again that were rejected. Repeating it changes nothing.',
  input: z.object(exception),
  output: z.object({}),
  errors: [],
});

export const rewriteFlagged = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Lets the model rewrite the sentences that the check marks; only what the rules then accept is returned. Takes no query.',
  input: z.object(checked),
  output: z.object({
    rewrites: z.array(z.object({ start: position, end: position, text: z.string() })),
  }),
  errors: [],
});
