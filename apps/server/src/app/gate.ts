import type { Call } from '@savet/contract/call';
import { type CallName, calls } from '@savet/contract/calls';
import type { Sessions } from '../features/accounts/sessions.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Actor, CallContext, Handler, Handlers } from '../platform/handlers.ts';
import type { CallResults } from './call-results.ts';
import type { Limits } from './limits.ts';
import { addressOf, readJson, type ServerContext } from './request.ts';

export interface GateDependencies {
  handlers: Handlers;
  sessions: Sessions;
  limits: Limits;
  results: CallResults;
  trustedProxies: readonly string[];
  publicUrl: string;
}

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/**
 * The one way to every call: address limit, session, parse, access and subject, actor limit, handler.
 * @throws ApiError
 */
export async function passGate(
  context: ServerContext,
  name: CallName,
  gate: GateDependencies,
): Promise<Response> {
  const call: Call = calls[name];
  await gate.limits.address(addressOf(context, gate.trustedProxies));
  const actor =
    call.access === 'public'
      ? null
      : await requireActor(gate.sessions, context.req.header('authorization'));
  const parsed = call.input.safeParse(await readJson(context));
  if (!parsed.success) throw new ApiError('INVALID_INPUT');
  const uid = actor ? subjectOf(call, actor, parsed.data) : '';
  if (actor) await gate.limits.actor(actor.uid);

  let status: 200 | 202 = 200;
  const callContext: CallContext = {
    actor,
    uid,
    requestId: context.get('requestId'),
    origin: context.req.header('origin') ?? gate.publicUrl,
    log: context.get('log').child({ call: name, actor: actor?.uid, uid }),
    acknowledge: () => {
      status = 202;
    },
  };
  const run = async () => {
    // The table of handlers is typed by name; here the name is a variable.
    const handler: Handler<CallName> = gate.handlers[name];
    const output = await handler(parsed.data, callContext);
    return { status, body: { success: true, ...output } };
  };
  const key = context.req.header('idempotency-key');
  const replayable = call.effect === 'write' && actor && key !== undefined;
  const result = replayable
    ? await gate.results.once({ actor: actor.uid, call: name, key, input: parsed.data }, run)
    : await run();
  return Response.json(result.body, { status: result.status });
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

/**
 * Whose data a call is about.
 * @throws ApiError FORBIDDEN for staff calls of others, NOT_FOUND for any foreign subject
 */
function subjectOf(call: Call, actor: Actor, input: Record<string, unknown>): string {
  if (call.access === 'admin') {
    if (!actor.isAdmin) throw new ApiError('FORBIDDEN');
    return actor.uid;
  }
  return requireSubject(actor, typeof input['uid'] === 'string' ? input['uid'] : undefined);
}

/** @throws ApiError NOT_FOUND for anybody but the actor */
export function requireSubject(actor: Actor, uid: string | undefined): string {
  if (uid !== undefined && uid !== actor.uid) throw new ApiError('NOT_FOUND');
  return actor.uid;
}
