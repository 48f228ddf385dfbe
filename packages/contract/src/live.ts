import { z } from 'zod';
import { chatDocument, messageDocument, revision, userDocument } from './documents.ts';

/** The answer's text is told as it comes: `text` belongs at `from`, in UTF-16 units. */
export const delta = z.object({
  chatId: z.string(),
  replyId: z.string(),
  attempt: z.number().int().positive(),
  from: z.number().int().nonnegative(),
  text: z.string(),
});
export type Delta = z.infer<typeof delta>;

/** All that one revision changed, at once. */
export const changes = z.object({
  revision,
  user: userDocument.optional(),
  chats: z.array(chatDocument),
  messages: z.array(messageDocument),
  removedChats: z.array(z.string()),
});
export type Changes = z.infer<typeof changes>;

/**
 * Events of `GET /api/live`, by name.
 * - `ready`: connected at this revision; changes after it follow.
 * - `reset`: too much was missed; read everything again, then go on from this revision.
 * - `changes`: its event id is the revision, which a reconnect sends as `Last-Event-ID`.
 * - `delta`: text of a running reply; never has an id.
 * - `restart`: the server is about to stop; connect again.
 */
export const liveEvents = {
  ready: z.object({ revision }),
  reset: z.object({ revision }),
  changes,
  delta,
  restart: z.object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [Name in LiveEventName]: { event: Name; data: z.infer<(typeof liveEvents)[Name]> };
}[LiveEventName];
