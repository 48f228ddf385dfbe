import type { CallName, CallOutput, ParsedInput } from '@savet/contract/calls';
import { ApiError } from './api-error.ts';
import type { Logger } from './log.ts';

/** Who is signed in. */
export interface Actor {
  uid: string;
  sessionId: string;
  email: string;
  isAdmin: boolean;
  isSuperAdmin: boolean;
}

/** What a handler knows beyond its input. */
export interface CallContext {
  /** Absent on public calls only. */
  actor: Actor | null;
  /** Whose data is meant; the gate has checked that the actor may. Empty on public calls. */
  uid: string;
  requestId: string;
  /** Where the calling page is served from: the browser comes back there; checked to be a trusted one. */
  origin: string;
  log: Logger;
  /** Answers 202 instead of 200. */
  acknowledge(): void;
}

export type Handler<Name extends CallName> = (
  input: ParsedInput<Name>,
  context: CallContext,
) => Promise<CallOutput<Name>>;

export type HandlersOf<Names extends CallName> = { [Name in Names]: Handler<Name> };
/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = HandlersOf<CallName>;

/**
 * Who makes a call that is not public.
 * @throws ApiError UNAUTHENTICATED
 */
export function actorOf({ actor }: CallContext): Actor {
  if (!actor) throw new ApiError('UNAUTHENTICATED');
  return actor;
}
