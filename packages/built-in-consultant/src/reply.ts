import { type ReplyOffer, replyOffer } from '@savet/contract/documents';
import { z } from 'zod';

/** A reply of the built-in consultant. */
export interface Reply extends ReplyFacts {
  /** Markdown. */
  text: string;
}

/** The facts about a reply that the server acts on. */
export interface ReplyFacts {
  /** Whether it answers the question. Greetings, refusals and questions back do not. */
  isAnswer: boolean;
  /** Names of the Brand Hub fields whose values the reply shows. */
  usedFields: string[];
  /** Choices, or a way to the team, in place of an answer. */
  offer?: ReplyOffer;
}

const metadata = z.object({
  savet: z.object({
    isAnswer: z.boolean(),
    usedFields: z.array(z.string()),
    offer: replyOffer.exactOptional(),
  }),
});

/** The facts as metadata of the reply's text. */
export function metadataOf(facts: ReplyFacts): z.infer<typeof metadata> {
  return { savet: facts };
}

/** The facts of a reply from the metadata of its text; null if there is none. */
export function replyFacts(received: unknown): ReplyFacts | null {
  return metadata.safeParse(received).data?.savet ?? null;
}

export function answered(text: string): Reply {
  return { text, isAnswer: true, usedFields: [] };
}

/** A reply that takes no query, and offers the team. */
export function free(text: string): Reply {
  return { text, isAnswer: false, usedFields: [], offer: { choices: [], team: true } };
}
