import { z } from 'zod';
import { defineCall } from '../call.ts';
import { userDocument } from '../documents.ts';
import { accountTypes, languages, NAME_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

export const getUser = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'The user document; made on first load when it is missing.',
  input: z.object({ uid: subject }),
  output: z.object({ user: userDocument }),
  errors: [],
});

export const updateUser = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Changes names, language, account type, or whether rated answers are shared.',
  input: z.object({
    uid: subject,
    firstName: text(NAME_MAX).optional(),
    lastName: text(NAME_MAX).optional(),
    language: z.enum(languages).optional(),
    accountType: z.enum(accountTypes).optional(),
    shareFeedback: z.boolean().optional(),
  }),
  output: z.object({ user: userDocument }),
  errors: [],
});

export const getPublicConfiguration = defineCall({
  access: 'public',
  effect: 'read',
  summary: 'What a screen must know before anyone is signed in.',
  input: z.object({}),
  output: z.object({
    supportEmail: z.string(),
    officeEmail: z.string(),
    salesEmail: z.string(),
    languages: z.array(z.enum(languages)),
    /** `built-in` when no AI provider is configured. */
    aiMode: z.enum(['built-in', 'provider']),
    /** `simulator` moves no money; `none`: nothing can be paid here. */
    paymentMode: z.enum(['stripe', 'simulator', 'none']),
    /** Where the web posts fresh tokens; null when token sync is off. */
    authSyncUrl: z.string().nullable(),
    /** Whether staff must say why before they view an account. */
    viewingReason: z.enum(['optional', 'required']),
  }),
  errors: [],
});

export const reportCrash = defineCall({
  access: 'public',
  effect: 'write',
  summary: 'A screen broke; goes into the log with the id that was shown, without saying to whom.',
  input: z.object({
    errorId: z.string().regex(/^[0-9a-f]{8}$/),
    /** First part of the address; its ids stay in the browser. */
    screen: z.string().regex(/^[a-z]{0,20}$/),
    /** The kind of error, and where in the scripts it came from: never its text, which may hold somebody's words. */
    name: z.string().max(100),
    places: z.array(z.string().max(200)).max(10),
  }),
  output: z.object({}),
  errors: [],
});

export const reportWebVitals = defineCall({
  access: 'public',
  effect: 'write',
  summary: 'How fast a page felt to whoever looked at it; goes into the log, without saying who.',
  input: z.object({
    /** First part of the address; its ids stay in the browser. */
    screen: z.string().regex(/^[a-z]{0,20}$/),
    metrics: z
      .array(
        z.object({
          name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
          /** Milliseconds; a share for CLS. */
          value: z.number().nonnegative(),
          rating: z.enum(['good', 'needs-improvement', 'poor']),
        }),
      )
      .max(5),
  }),
  output: z.object({}),
  errors: [],
});
