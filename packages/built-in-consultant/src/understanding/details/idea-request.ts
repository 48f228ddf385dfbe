import type { IdeaKind } from '../../knowledge/ideas.ts';

/** The parts of a request for a list. */
export interface IdeaRequest {
  kind: IdeaKind;
  /** How many are wanted; null if the request doesn’t say. */
  count: number | null;
  /** The topic of the items, in the user’s words; null if that is a whole business, or not said. */
  thing: string | null;
  /** The words that have to stand in a list about it, besides those of its trade. */
  named: readonly string[];
  /** The business that it names, in the user’s words. */
  business: string | null;
  /** The trade that the request names as its own; null if it names none. */
  trade: string | null;
  /** Whether the request names a business, which may be another one than that of the Brand Hub. */
  namesBusiness: boolean;
  /** The place of the occasion in the list of occasions; null if there is none. */
  occasion: number | null;
  /** The name of the business. */
  name: string | null;
  place: string | null;
  /** Words of the user for a name, such as materials. */
  words: readonly string[];
  /** The most that one may cost, as typed. */
  budget: string | null;
}

/** How many are given if the request doesn’t say. */
export const USUAL_COUNT = 6;
export const COUNT_MAX = 25;
