import { readFileSync } from 'node:fs';
import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { UsefulnessOfKinds } from '../../knowledge/usefulness.schema.ts';
import { type Signs, signsOf } from '../../understanding/usefulness/signs.ts';

const judged = z.array(
  z.object({
    language: z.enum(languageCodes),
    message: z.string(),
    /** The label of the advice that was shown, or of the subject of an angle. */
    label: z.string(),
    isAngle: z.boolean(),
    hasThread: z.boolean(),
    isOfUse: z.boolean(),
  }),
);

/** Signs of advice, and whether a reader found it of use. */
export interface JudgedReply {
  kind: keyof UsefulnessOfKinds;
  signs: Signs;
  isOfUse: boolean;
}

/** Replies that readers have judged without knowing how they come about. */
export function judgedReplies(knowledge: Knowledge): JudgedReply[] {
  const file = new URL('judged-replies.json', import.meta.url);
  return judged
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ isOfUse, isAngle, ...advised }) => ({
      kind: isAngle ? 'angle' : 'advice',
      ...{ isOfUse, signs: signsOf(advised, knowledge) },
    }));
}
