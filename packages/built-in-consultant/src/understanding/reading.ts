import type { Language } from '@savet/contract/languages';
import type { ResponseStyle } from '@savet/contract/limits';
import type { Horizon, Intent } from '../knowledge/understanding.schema.ts';
import type { Pasted } from './pasted.ts';

/** A question about a topic. */
export interface TopicReading {
  kind: 'topic';
  topic: string;
  also: string | null;
  intent: Intent;
  responseStyle: ResponseStyle;
  language: Language;
  /** The number of examples or drafts that the question names. */
  count: number | null;
  /** Key of the channel that the text is for. */
  channel: string | null;
  horizon: Horizon | null;
  /** Facts in the user's reply to our question, verbatim. */
  facts: string | null;
  pasted: Pasted | null;
  /** Skip drafts that are in the thread already. */
  newDrafts: boolean;
  /** Repeat the last answer in another form, with the same drafts. */
  sameDrafts: boolean;
}

/** How a question is understood. */
export type Reading =
  | { kind: 'greeting' | 'thanks' | 'identity'; language: Language }
  | { kind: 'off-topic'; nearest: string[]; language: Language }
  | TopicReading;
