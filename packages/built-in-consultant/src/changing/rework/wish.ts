import type { TextLimit } from '../../text/length.ts';

/** The wishes by name. */
export const wishNames = [
  ...(['shorter', 'formal', 'informal', 'warmer', 'livelier', 'question', 'fix'] as const),
  ...(['emoji', 'hashtags', 'no-emoji', 'no-hashtags', 'no-exclamation', 'limit'] as const),
  ...(['sentences', 'paragraphs', 'replace', 'add'] as const),
] as const;

/** A change to an existing text. */
export type Wish =
  | { do: 'shorter' | 'formal' | 'informal' | 'warmer' | 'livelier' | 'question' | 'fix' }
  | { do: 'emoji' | 'hashtags'; count: number | null }
  | { do: 'no-emoji' | 'no-hashtags' | 'no-exclamation' }
  | { do: 'limit'; limit: TextLimit }
  | { do: 'sentences' | 'paragraphs'; count: number }
  | { do: 'replace'; from: string; to: string }
  | { do: 'add'; text: string };

/** An instruction as far as it is understood, and the words of it that are not. */
export interface Wished {
  wishes: readonly Wish[];
  rest: string;
}
