import { z } from 'zod';
import {
  chatDocument,
  messageDocument,
  projectDocument,
  revision,
  userDocument,
} from './documents.ts';

/** The next part of a running reply: `text` starts at index `from` of the reply, in UTF-16 units. */
export const delta = z.object({
  chatId: z.string(),
  replyId: z.string(),
  attempt: z.number().int().positive(),
  from: z.number().int().nonnegative(),
  text: z.string(),
});
export type Delta = z.infer<typeof delta>;

/** Everything that one revision changed. */
export const changes = z.object({
  revision,
  user: userDocument.optional(),
  /** All projects, if one of them changed. */
  projects: z.array(projectDocument).optional(),
  chats: z.array(chatDocument),
  messages: z.array(messageDocument),
  removedChats: z.array(z.string()),
});
export type Changes = z.infer<typeof changes>;

/**
 * Events of `GET /api/live`, by name.
 * - `ready`: connected at this revision; later changes follow.
 * - `reset`: too many changes were missed; refetch everything, then continue from this revision.
 * - `changes`: the event id is the revision; a reconnect sends it as `Last-Event-ID`.
 * - `delta`: text of a running reply; has no event id.
 * - `restart`: the server is about to stop; reconnect.
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
