import { z } from 'zod';
import { defineCall } from '../call.ts';
import { queryEntry } from '../documents.ts';
import { NAME_MAX, PAGE_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

export const initializeUserPlan = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Sets the free plan and the name of a new user; changes nothing that is set already.',
  input: z.object({
    uid: subject,
    firstName: text(NAME_MAX),
    lastName: text(NAME_MAX),
    email: z.string().max(254),
    stripeCustomerId: z.string().max(255).nullable(),
  }),
  output: z.object({}),
  errors: [],
});

export const incrementQueryCount = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Reserves a query for the next stateless call; an unused one is given back after ten minutes.',
  input: z.object({ uid: subject }),
  output: z.object({}),
  errors: ['QUERY_LIMIT_REACHED'],
});

export const resetMonthlyQueries = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Hints that the month may be over; the server decides by its own clock.',
  input: z.object({ uid: subject }),
  output: z.object({}),
  errors: [],
});

export const listQueries = defineCall({
  access: 'user',
  effect: 'read',
  summary:
    'Lists the ledger, newest first: queries that were charged and queries that were given back.',
  input: z.object({
    uid: subject,
    before: z.string().max(64).optional(),
    limit: z.number().int().min(1).max(PAGE_MAX).optional(),
  }),
  output: z.object({ queries: z.array(queryEntry), more: z.boolean() }),
  errors: [],
});
