import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** A country as a market, as a firm in the European Union sees it. */
export const country = z.strictObject({
  signs: texts,
  name: z.record(z.enum(languageCodes), text),
  /** What a firm has to know of this market, as it stands after “Germany: ”. It has no tax rates, because they change. */
  note: z.record(z.enum(languageCodes), text),
});
export type Country = z.infer<typeof country>;
