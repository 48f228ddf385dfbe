import type { CallName, CallOutput, Calls, ParsedInput } from '@savet/contract/calls';
import { ApiError } from './api-error.ts';
import type { Logger } from './log.ts';

/** The signed-in user who makes a call. */
export interface Actor {
  uid: string;
  sessionId: string;
  /** After how many renewals of the session its bearer token was given. */
  renewals: number;
  email: string;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  /** Staff who have no second factor where it is required; `isAdmin` is then false. */
  lacksSecondFactor: boolean;
}

/** The context of a call, beyond its input. */
export interface CallContext {
  /** The signed-in user; null on public calls only. */
  actor: Actor | null;
  /** The user whose data is accessed; the gate has checked that the actor may. Empty on public calls. */
  subjectUid: string;
  requestId: string;
  /** The origin of the calling page, to which checkout returns. A trusted origin, or PUBLIC_URL. */
  origin: string;
  log: Logger;
  /** Makes the response 202 instead of 200. */
  acknowledge(): void;
}

export type Handler<Name extends CallName> = (
  input: ParsedInput<Name>,
  context: CallContext,
) => Promise<CallOutput<Name>>;

/** A handler for every call that a module of the contract declares: a missing one does not compile. */
export type HandlersOf<CallModule> = {
  [Name in Extract<keyof CallModule, CallName>]: Handler<Name>;
};
export type Handlers = HandlersOf<Calls>;

/**
 * The actor of a call that is not public.
 * @throws ApiError UNAUTHENTICATED
 */
export function actorOf({ actor }: CallContext): Actor {
  if (!actor) throw new ApiError('UNAUTHENTICATED');
  return actor;
}
