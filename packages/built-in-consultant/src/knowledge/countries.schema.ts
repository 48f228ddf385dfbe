import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** A country as a market, as a firm in the European Union sees it. */
export const country = z.strictObject({
  signs: texts,
  name: z.record(z.enum(languageCodes), text),
  /** What a firm must know about this market; shown after “Germany: ”. Contains no tax rates, because they change. */
  note: z.record(z.enum(languageCodes), text),
});
export type Country = z.infer<typeof country>;
