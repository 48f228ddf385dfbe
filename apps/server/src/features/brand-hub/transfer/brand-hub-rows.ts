import { BRAND_FIELD_MAX, CONTACT_MESSAGE_MAX, PROPOSALS_MAX } from '@savet/contract/limits';
import { id, text } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** Longest dotted path of a field or name of a section. */
const NAME_MAX = 200;

/** A version of a Brand Hub field in an export. */
export const versionRow = z.strictObject({
  path: text(NAME_MAX),
  version: z.int().positive(),
  value: text(BRAND_FIELD_MAX),
  /** Members of the team have no account on another server. */
  savedBy: z.enum(['account', 'team']),
  savedAt: exactTimestamp,
});
export type VersionRow = z.infer<typeof versionRow>;

/** A message to the team in an export, with its answer. */
export const contactRow = z.strictObject({
  contactMessageId: id,
  section: text(NAME_MAX).nullable(),
  text: text(CONTACT_MESSAGE_MAX),
  createdAt: exactTimestamp,
  answer: z
    .strictObject({
      text: text(CONTACT_MESSAGE_MAX),
      answeredAt: exactTimestamp,
      proposals: z
        .array(
          z.strictObject({
            path: text(NAME_MAX),
            value: text(BRAND_FIELD_MAX),
            state: z.enum(['open', 'accepted', 'declined']),
            decidedAt: exactTimestamp.nullable(),
          }),
        )
        .max(PROPOSALS_MAX),
    })
    .nullable(),
});
export type ContactRow = z.infer<typeof contactRow>;
