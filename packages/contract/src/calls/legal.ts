import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageCodes } from '../languages.ts';
import { legalDocumentKinds, TEXT_VERSION_LENGTH } from '../legal.ts';
import { subject } from '../subject.ts';
import { timestamp } from '../text.ts';

export const getLegalDocument = defineCall({
  access: 'public',
  effect: 'read',
  summary:
    'Returns a document of the operator as Markdown, in another language if it does not exist in this one.',
  input: z.object({ kind: z.enum(legalDocumentKinds), language: z.enum(languageCodes) }),
  output: z.object({
    text: z.string(),
    /** Of `text`. */
    language: z.enum(languageCodes),
    languages: z.array(z.enum(languageCodes)),
    version: z.string(),
    /** When this installation first had this version. */
    since: timestamp,
  }),
  errors: [],
});

export const getWithdrawalNotice = defineCall({
  access: 'public',
  effect: 'read',
  summary: 'Returns what buyers agree to before they pay, and the notice on withdrawal.',
  input: z.object({ language: z.enum(languageCodes) }),
  output: z.object({
    version: z.string(),
    consent: z.string(),
    /** Paragraphs, as are those of the form. */
    notice: z.array(z.string()),
    form: z.array(z.string()),
  }),
  errors: [],
});

export const acceptTerms = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Records that the user accepts the terms, and has been shown the privacy policy.',
  input: z.object({
    uid: subject,
    /** The version that was shown. */
    version: z.string().length(TEXT_VERSION_LENGTH),
    language: z.enum(languageCodes),
    occasion: z.enum(['sign_up', 'log_in']),
  }),
  output: z.object({}),
  errors: ['TERMS_CHANGED'],
});
