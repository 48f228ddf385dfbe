import { RENEWAL_HEADER } from '@savet/contract/accounts/session-renewal';
import type { Call } from '@savet/contract/call';
import { type CallName, calls } from '@savet/contract/calls';
import { ticketFor } from '../../features/accounts/session-renewal/renew-session.ts';
import type { RenewalTickets } from '../../features/accounts/session-renewal/renewal-tickets.ts';
import type { Sessions } from '../../features/accounts/sessions.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { SavedResult } from '../../platform/db/call-result.store.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor, CallContext, Handler, Handlers } from '../../platform/handlers.ts';
import type { CallResults } from './call-results.ts';
import type { Limits } from './limits/limits.ts';
import { addressOf, readJson, type ServerContext } from './request.ts';
import { type Subject, subjectOf } from './subjects.ts';

export interface GateDependencies {
  db: Database;
  handlers: Handlers;
  sessions: Sessions;
  limits: Limits;
  results: CallResults;
  tickets: RenewalTickets;
  trustedProxies: readonly string[];
  publicUrl: string;
}

/** The subject of public calls. */
const noSubject: Subject = { uid: '', viewingId: null };

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/**
 * The gate that every call passes: address limit, session, parse, access and subject, actor limit, handler.
 * @throws ApiError
 */
export async function passGate(
  context: ServerContext,
  name: CallName,
  gate: GateDependencies,
): Promise<Response> {
  const call: Call = calls[name];
  const address = addressOf(context, gate.trustedProxies);
  await gate.limits.address(address);
  const actor =
    call.access === 'public'
      ? null
      : await requireActor(gate.sessions, context.req.header('authorization'));
  const input = await parseInput(context, call);
  const subject = actor
    ? await subjectOf(gate.db, actor, { call, name, input, log: context.get('log') })
    : noSubject;
  if (actor) await gate.limits.actor(actor.uid);

  const passed: PassedCall = { name, call, address, actor, subject, input };
  const { status, body } = await runOnce(context, passed, gate);
  return Response.json(body, { status, headers: await renewalHeaders(context, passed, gate) });
}

type Input = ReturnType<Call['input']['parse']>;

/** A call whose sender may make it. */
interface PassedCall {
  name: CallName;
  call: Call;
  address: string;
  /** Null on public calls. */
  actor: Actor | null;
  subject: Subject;
  input: Input;
}

/** @throws ApiError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_INPUT */
async function parseInput(context: ServerContext, call: Call): Promise<Input> {
  const parsed = call.input.safeParse(await readJson(context));
  if (!parsed.success) throw new ApiError('INVALID_INPUT');
  return parsed.data;
}

/** Runs the handler; a repeated write with the same Idempotency-Key gets the first result. */
async function runOnce(
  context: ServerContext,
  passed: PassedCall,
  gate: GateDependencies,
): Promise<SavedResult> {
  const { name, call, actor, input } = passed;
  const key = context.req.header('idempotency-key');
  const replayable = call.effect === 'write' && !call.isSecret && actor && key !== undefined;
  const run = () => runHandler(context, passed, gate);
  return replayable ? gate.results.once({ actor: actor.uid, call: name, key, input }, run) : run();
}

async function runHandler(
  context: ServerContext,
  { name, address, actor, subject, input }: PassedCall,
  gate: GateDependencies,
): Promise<SavedResult> {
  let status: 200 | 202 = 200;
  const callContext: CallContext = {
    actor,
    subjectUid: subject.uid,
    requestId: context.get('requestId'),
    origin: context.req.header('origin') ?? gate.publicUrl,
    log: context.get('log').child({
      call: name,
      actor: actor?.uid,
      subject: subject.uid,
      ...(subject.viewingId !== null && { viewingId: subject.viewingId }),
    }),
    acknowledge: () => {
      status = 202;
    },
  };
  await gate.limits.call(name, { address, uid: actor?.uid ?? null });
  // `handlers[name]` is a union; any of its handlers fits, because the input was parsed for this name.
  const handler: Handler<CallName> = gate.handlers[name];
  const output = await handler(input, callContext);
  return { status, body: { success: true, ...output } };
}
/** The ticket for a new token of the session, if the call has one to give. */
async function renewalHeaders(
  context: ServerContext,
  { actor, input }: PassedCall,
  gate: GateDependencies,
): Promise<Record<string, string>> {
  // The call is committed by now and may not fail any more. Without a ticket, the session keeps its old token.
  const ticket =
    actor &&
    (await ticketFor(gate, actor, input).catch((error: unknown) => {
      context.get('log').warn({ error }, 'no ticket for a new token of the session');
      return null;
    }));
  return ticket ? { [RENEWAL_HEADER]: ticket } : {};
}

/** @throws ApiError UNAUTHENTICATED */
export async function requireActor(
  sessions: Sessions,
  authorization: string | undefined,
): Promise<Actor> {
  const actor = await sessions.identify(authorization);
  if (!actor) throw new ApiError('UNAUTHENTICATED');
  return actor;
}
