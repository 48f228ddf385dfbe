import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { CEILING_MAX, MODEL_PRICE_MAX, spendingPurposes } from '../../models.ts';
import { plans } from '../../plans.ts';
import { modelName } from '../../text.ts';

const count = z.number().int().nonnegative();
/** Money: a decimal number in the currency of the price list. */
const amount = z.number().nonnegative();
const price = z.number().min(0).max(MODEL_PRICE_MAX).multipleOf(0.000001);
const ceiling = z.number().min(0).max(CEILING_MAX).multipleOf(0.01).nullable();

/** Prices per million tokens. */
const modelPrice = z.object({
  model: modelName,
  input: price,
  /** Input that the provider had in its cache. */
  cachedInput: price,
  output: price,
});

export const getSpending = defineCall({
  access: 'admin',
  effect: 'read',
  summary:
    'Returns tokens and money of a month by plan, model, purpose and user, with prices and ceilings.',
  input: z.object({
    /** `2026-11`, in UTC; the current month when absent. */
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  output: z.object({
    month: z.string(),
    currency: z.string(),
    /** Cost of the month so far, with what running answers may still cost. */
    total: amount,
    /** The part of it that is estimated, because the provider did not count (answers that were stopped). */
    estimated: amount,
    inputTokens: count,
    outputTokens: count,
    byPlan: z.array(z.object({ plan: z.enum(plans), cost: amount, calls: count })),
    byModel: z.array(
      z.object({
        model: z.string(),
        cost: amount,
        calls: count,
        inputTokens: count,
        outputTokens: count,
        /** Whether the price list has this model; without a price it costs nothing here. */
        hasPrice: z.boolean(),
      }),
    ),
    byPurpose: z.array(z.object({ purpose: z.enum(spendingPurposes), cost: amount, calls: count })),
    /** The ten users who cost most. */
    byUser: z.array(z.object({ uid: z.string(), email: z.string(), cost: amount, calls: count })),
    prices: z.array(modelPrice),
    /** Models in use that have no price and may cost something: they are not asked while a ceiling is set. */
    unpriced: z.array(z.string()),
    ceilings: z.object({
      total: ceiling,
      free: ceiling,
      pro: ceiling,
      enterprise: ceiling,
    }),
  }),
  errors: [],
});

export const setModelPrices = defineCall({
  access: 'admin',
  effect: 'write',
  summary: 'Sets the price list. Answers that were given before keep the price of their time.',
  input: z.object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    prices: z
      .array(modelPrice)
      .max(100)
      .refine(
        (list) => new Set(list.map(({ model }) => model)).size === list.length,
        'one a model',
      ),
  }),
  output: z.object({}),
  errors: [],
});

export const setCeilings = defineCall({
  access: 'admin',
  effect: 'write',
  summary: 'Sets the monthly ceilings, per plan and for all; null: none.',
  input: z.object({ total: ceiling, free: ceiling, pro: ceiling, enterprise: ceiling }),
  output: z.object({}),
  errors: [],
});
