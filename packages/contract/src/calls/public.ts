import { z } from 'zod';
import { logInProviderIds } from '../accounts/log-in-providers.ts';
import { defineCall } from '../call.ts';
import { languageCodes } from '../languages.ts';
import { legalDocumentKinds } from '../legal.ts';

export const getPublicConfiguration = defineCall({
  access: 'public',
  effect: 'read',
  summary: 'Returns the configuration that screens need before sign-in.',
  input: z.object({}),
  output: z.object({
    supportEmail: z.string(),
    officeEmail: z.string(),
    salesEmail: z.string(),
    languages: z.array(z.enum(languageCodes)),
    /** `built-in` when no AI provider is configured. */
    aiMode: z.enum(['built-in', 'provider']),
    /** `simulator` moves no money; `none`: payments are off. */
    paymentMode: z.enum(['stripe', 'simulator', 'none']),
    /** URL to which the web posts new tokens; null when token sync is off. */
    authSyncUrl: z.string().nullable(),
    /** Whether staff must say why before they view an account. */
    viewingReason: z.enum(['optional', 'required']),
    /** Log-in with these besides address and password, by id and the name on the button. */
    logInProviders: z.array(z.object({ id: z.enum(logInProviderIds), name: z.string() })),
    viewingOverride: z.enum(['refused', 'allowed']),
    /** The operator's documents, in the order of their links; empty without any. */
    legalDocuments: z.array(
      z.object({
        kind: z.enum(legalDocumentKinds),
        languages: z.array(z.enum(languageCodes)),
        version: z.string(),
      }),
    ),
    /** Whether prices include VAT, which Stripe Tax works out. */
    pricesIncludeVat: z.boolean(),
    /** Whether prices are shown in lev too. */
    showsLev: z.boolean(),
  }),
  errors: [],
});

export const reportCrash = defineCall({
  access: 'public',
  effect: 'write',
  summary: 'Logs a crash of a screen under the error id that the user saw, without the user.',
  input: z.object({
    errorId: z.string().regex(/^[0-9a-f]{8}$/),
    /** First segment of the path; ids stay in the browser. */
    screen: z.string().regex(/^[a-z]{0,20}$/),
    /** Name and stack positions of the error. Its message stays in the browser: it can contain user text. */
    name: z.string().max(100),
    places: z.array(z.string().max(200)).max(10),
  }),
  output: z.object({}),
  errors: [],
});

export const reportWebVitals = defineCall({
  access: 'public',
  effect: 'write',
  summary: 'Logs the web vitals of a page view, without the user.',
  input: z.object({
    /** First segment of the path; ids stay in the browser. */
    screen: z.string().regex(/^[a-z]{0,20}$/),
    metrics: z
      .array(
        z.object({
          name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
          /** In milliseconds; CLS has no unit. */
          value: z.number().nonnegative(),
          rating: z.enum(['good', 'needs-improvement', 'poor']),
        }),
      )
      .max(5),
  }),
  output: z.object({}),
  errors: [],
});
