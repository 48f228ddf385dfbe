import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { texts } from './topic.schema.ts';

/** The signs that a question is about another business than the one of the Brand Hub. */
export const otherBusiness = z.strictObject({
  /** People whose business it may be (“my friend’s …”). */
  owners: z.record(z.enum(languageCodes), texts),
  /** Words with which people speak of their own business. */
  own: texts,
  /** Texts that are addressed to a business, so that it is a customer (“an offer for a hotel”). */
  addressed: texts,
  /** Words for any business. */
  business: texts,
  /** Trades, each with the words for it in all languages. */
  trades: texts.array().min(1),
});
export type OtherBusiness = z.infer<typeof otherBusiness>;
