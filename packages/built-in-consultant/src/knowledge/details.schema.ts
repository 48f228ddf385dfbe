import { z } from 'zod';
import { texts } from './topic.schema.ts';

/** The words by which details of a question are recognised, in all languages and lower case. */
export const details = z.strictObject({
  occasions: texts,
  towns: texts,
  /** Words with a capital letter after “in” that are no places. */
  noPlaces: texts,
  /** Words before a person's name. */
  people: texts,
  names: texts,
  /** People whom a text is for. */
  audiences: texts,
  noAddressees: texts,
  /** Words after “for” or “about” that are not the topic of a text. */
  noObjects: texts,
  /** Names of blanks in templates that a detail fills. */
  room: z.strictObject({ place: texts, occasion: texts, title: texts }),
});
export type DetailWords = z.infer<typeof details>;
