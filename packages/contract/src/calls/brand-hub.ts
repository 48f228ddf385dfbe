import { z } from 'zod';
import { brandFieldAt } from '../brand-hub.ts';
import { defineCall } from '../call.ts';
import { userDocument } from '../documents.ts';
import { BRAND_FIELD_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

export const saveBrandField = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Saves one Brand Hub field by its dotted path. Without `baseVersion` the last write wins.',
  input: z.object({
    uid: subject,
    path: z.string().refine((path) => brandFieldAt(path) !== undefined, 'is not a Brand Hub field'),
    value: text(BRAND_FIELD_MAX),
    /** The version the edit started from, 0 for a field never saved. */
    baseVersion: z.number().int().nonnegative().optional(),
  }),
  output: z.object({ user: userDocument, version: z.number().int().positive() }),
  errors: ['PLAN_REQUIRED', 'FIELD_CONFLICT'],
});
