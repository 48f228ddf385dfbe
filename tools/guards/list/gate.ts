import type { Guard } from '../guard.ts';

const http = 'apps/server/src/app/http';
const gateTest = `${http}/gate.test.ts`;
const rolesTest = `${http}/roles.test.ts`;

/** Guards of calls: who may call what, and about whom. */
export const gateGuards: readonly Guard[] = [
  {
    guard: 'guests are refused',
    file: `${http}/gate.ts`,
    was: "  if (!actor) throw new ApiError('UNAUTHENTICATED');\n  return actor;",
    becomes:
      "  return actor ?? { uid: 'x', sessionId: 'x', email: '', isAdmin: true, isSuperAdmin: true };",
    proof: [gateTest, '%s refuses a guest'],
  },
  {
    guard: 'calls of staff are only for staff',
    file: `${http}/subjects.ts`,
    was: "    if (!actor.isAdmin) throw new ApiError('FORBIDDEN');",
    becomes: '',
    proof: [rolesTest, '%s is only for staff'],
  },
  {
    guard: 'users reach no other user',
    file: `${http}/subjects.ts`,
    was: "  if (!actor.isAdmin) throw new ApiError('NOT_FOUND');",
    becomes: '  if (!actor.isAdmin) return { uid, viewingId: null };',
    proof: [gateTest, '%s gives the same refusal for existing and unknown subjects'],
  },
  {
    guard: 'staff reach a user only in a viewing',
    file: `${http}/subjects.ts`,
    was: "  throw new ApiError((await hasOtherViewing(db, actor.uid, uid)) ? 'FORBIDDEN' : 'NOT_FOUND');",
    becomes: '  return { uid, viewingId: null };',
    proof: [rolesTest, '%s answers 404 about another user, for users and staff'],
  },
  {
    guard: 'a viewing is read-only',
    file: `${http}/subjects.ts`,
    was: "    throw new ApiError('VIEW_ONLY');",
    becomes: '    return subject;',
    proof: [rolesTest, '%s is refused'],
  },
  {
    guard: 'every read in a viewing is recorded',
    file: `${http}/subjects.ts`,
    was: '  await insertViewingRead(db, { viewingId: subject.viewingId, call: name, chatId });\n  return subject;',
    becomes: '  return subject;',
    proof: [rolesTest, '%s returns the data of the user and records the read'],
  },
  {
    guard: 'the live stream of another user is refused',
    file: `${http}/live.ts`,
    was: 'const subject = await requireSubject(db, actor, asked);',
    becomes: 'const subject = { uid: asked ?? actor.uid, viewingId: null };',
    proof: [rolesTest, 'the live stream of another user answers 404'],
  },
  {
    guard: 'a chat is found only for its owner',
    file: 'apps/server/src/features/chat/chat.store.ts',
    was: "    .where('uid', '=', uid)\n",
    becomes: '',
    proof: [gateTest, 'does not return the chats of other users'],
  },
  {
    guard: 'only names of calls are calls',
    file: `${http}/gate.ts`,
    was: 'return Object.hasOwn(calls, name);',
    becomes: 'return name in calls;',
    proof: [gateTest, 'answers 404 for other addresses'],
  },
  {
    guard: 'only the listed routes of the accounts library are open',
    file: `${http}/auth-routes.ts`,
    was: "if (!isAuthRoute(route)) throw new ApiError('NOT_FOUND');",
    becomes: 'if (!isAuthRoute(route)) return auth.handler(context.req.raw);',
    proof: [gateTest, 'answers 404 for other addresses'],
  },
  {
    guard: 'calls of an actor are limited',
    file: `${http}/gate.ts`,
    was: '  if (actor) await gate.limits.actor(actor.uid);',
    becomes: '',
    proof: [gateTest, 'limits the calls of an actor, after those without access are refused'],
  },
  {
    guard: 'an unexpected error says nothing of itself',
    file: `${http}/failures/failure-of-error.ts`,
    was: "  return failureResponse('INTERNAL');",
    becomes: '  return Response.json({ success: false, error: String(error) }, { status: 500 });',
    proof: [
      `${http}/failures/failures.test.ts`,
      'an unexpected error says nothing of itself, and its call changes nothing',
    ],
  },
];
