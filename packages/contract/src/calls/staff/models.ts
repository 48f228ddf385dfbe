import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { languageCodes } from '../../languages.ts';
import { PASSWORD_MAX } from '../../limits.ts';
import {
  CONTEXT_WINDOW_MAX,
  CONTEXT_WINDOW_MIN,
  engineNames,
  MODEL_TEST_QUESTIONS,
  modelChecks,
  modelProviders,
  modelSources,
} from '../../models.ts';
import { modelName, text, timestamp } from '../../text.ts';

const count = z.number().int().nonnegative();
const contextWindow = z.number().int().min(CONTEXT_WINDOW_MIN).max(CONTEXT_WINDOW_MAX).nullable();
/** Without a user, a query or a fragment, which could be secrets: addresses are shown and recorded. */
const address = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^[^@?#]*$/);

/** A connection to a model, as staff enter it. */
const connectionInput = {
  provider: z.enum(modelProviders),
  model: modelName,
  /** For the free plan; `model` when null. */
  modelFree: modelName.nullable(),
  /** Required for providers with an address of one's own; null: the provider's. */
  baseUrl: address.nullable(),
  /** Null: the stored key, which is used only with the provider and the address that it was stored for. */
  apiKey: z
    .string()
    .max(500)
    .regex(/^[\x21-\x7e]+$/)
    .nullable(),
  /** The model's window in tokens; null: as the engine reports it, else at least 32,768. */
  contextWindow,
  /** Whether the built-in consultant answers, uncounted, when the model fails or a ceiling is reached. */
  takesOver: z.boolean(),
};

/** Why a connection is not asked. `MODEL_HOST_NOT_CONFIRMED`: `allowModelHost` comes first. */
const refusals = [
  'MODEL_KEY_REQUIRED',
  'MODEL_ADDRESS_REQUIRED',
  'MODEL_ADDRESS_NOT_ALLOWED',
  'MODEL_HOST_NOT_CONFIRMED',
] as const;

/** A connection without its key. */
const connection = z.object({
  provider: z.enum([...modelProviders, 'built-in']),
  model: z.string().nullable(),
  modelFree: z.string().nullable(),
  baseUrl: z.string().nullable(),
  hasKey: z.boolean(),
  contextWindow: z.number().int().nullable(),
  takesOver: z.boolean(),
});

export const getModels = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Returns the model in use, the connection that staff have stored, and who changed it.',
  input: z.object({}),
  output: z.object({
    inUse: connection.extend({
      source: z.enum(modelSources),
      /** Set environment variables, which win over what staff choose; never their values. */
      variables: z.array(z.string()),
      /** Version of the instructions that the model gets. */
      promptVersion: z.string(),
    }),
    /** Null before staff have stored one. */
    stored: connection.nullable(),
    /** Whether the stored key can't be read, because `AUTH_SECRET` has changed. */
    isKeyLost: z.boolean(),
    /** The last changes, newest first. */
    changes: z.array(
      z.object({
        changeId: z.string(),
        /** Null when the account is gone. */
        email: z.string().nullable(),
        at: timestamp,
        kind: z.enum(['used', 'stopped', 'prices', 'ceilings', 'host']),
        /** The new values, without keys: names of models, addresses, prices. */
        detail: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const findLocalModels = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Looks for local engines at their loopback addresses and proposes a model.',
  input: z.object({}),
  output: z.object({
    engines: z.array(
      z.object({
        engine: z.enum(engineNames),
        baseUrl: z.string(),
        models: z.array(
          z.object({
            name: z.string(),
            bytes: z.number().nonnegative().nullable(),
            contextLength: z.number().int().nullable(),
            isLoaded: z.boolean(),
            /** Whether it fits into the machine's memory; null if its size is not known. */
            fits: z.boolean().nullable(),
          }),
        ),
      }),
    ),
    proposal: z
      .object({ engine: z.enum(engineNames), baseUrl: z.string(), model: z.string() })
      .nullable(),
    /** Memory of the machine. */
    memoryBytes: z.number().nonnegative(),
  }),
  errors: [],
});

export const testModel = defineCall({
  access: 'admin',
  effect: 'write',
  summary: 'Asks a model one of the twelve questions of a test and checks its answer.',
  input: z.object({
    ...connectionInput,
    /** Index of the question. */
    question: z
      .number()
      .int()
      .min(0)
      .max(MODEL_TEST_QUESTIONS - 1),
  }),
  output: z.object({
    question: z.string(),
    language: z.enum(languageCodes),
    /** Empty if the model did not answer. */
    answer: z.string(),
    /** Why there is no answer: codes and numbers, never a text of the provider; `ceiling` if the model was not asked; null with an answer. */
    failure: z.string().nullable(),
    /** Milliseconds to the first text; null without one. */
    firstTextMs: count.nullable(),
    totalMs: count,
    words: count,
    /** Share of Cyrillic among the letters, 0 to 1. */
    cyrillic: z.number().min(0).max(1),
    /** Null: does not apply to this question. */
    checks: z.array(z.object({ name: z.enum(modelChecks), passed: z.boolean().nullable() })),
    /** Tokens as the provider counted them; null if it did not say. */
    usage: z.object({ inputTokens: count, outputTokens: count }).nullable(),
  }),
  errors: refusals,
});

export const useModel = defineCall({
  access: 'admin',
  effect: 'write',
  summary: 'Stores a connection and puts it into service on all servers.',
  input: z.object(connectionInput),
  output: z.object({}),
  errors: [...refusals, 'MODEL_SET_BY_ENVIRONMENT'],
});

export const allowModelHost = defineCall({
  access: 'admin',
  effect: 'write',
  summary:
    'Allows models at the host of an address, which is recorded. Not needed for the providers and the usual ports of local engines.',
  input: z.object({
    baseUrl: address,
    /** Null for an account without a password: the session must then be fresh. */
    currentPassword: text(PASSWORD_MAX).nullable(),
  }),
  output: z.object({}),
  errors: ['MODEL_ADDRESS_NOT_ALLOWED', 'WRONG_PASSWORD', 'FRESH_LOG_IN_REQUIRED'],
});

export const stopUsingModel = defineCall({
  access: 'admin',
  effect: 'write',
  summary: 'Deletes the stored connection with its key; the built-in consultant answers again.',
  input: z.object({}),
  output: z.object({}),
  errors: ['MODEL_SET_BY_ENVIRONMENT'],
});

export const listScorecards = defineCall({
  access: 'admin',
  effect: 'read',
  summary: 'Lists the results of `npm run evaluate`, newest first.',
  input: z.object({}),
  output: z.object({
    scorecards: z.array(
      z.object({
        scorecardId: z.string(),
        provider: z.string(),
        model: z.string(),
        promptVersion: z.string(),
        at: timestamp,
        questions: count,
        failed: count,
        /** Share of passed checks, 0 to 1. */
        share: z.number(),
        graders: z.array(z.object({ name: z.string(), passed: count, applicable: count })),
        /** Marks of a judge model, 1 to 5; null without one. */
        judge: z.object({ model: z.string(), mean: z.number() }).nullable(),
        firstTextMs: count.nullable(),
      }),
    ),
  }),
  errors: [],
});
