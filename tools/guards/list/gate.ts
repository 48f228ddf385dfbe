import type { Guard } from '../guard.ts';

const http = 'apps/server/src/app/http';

export const gateGuards: Guard[] = [
  {
    guard: 'guests are refused',
    file: `${http}/gate.ts`,
    was: "  if (!actor) throw new ApiError('UNAUTHENTICATED');\n  return actor;",
    becomes: "  return actor ?? { uid: 'x', sessionId: 'x', isAdmin: true, isSuperAdmin: true, lacksSecondFactor: false };",
    proof: [`${http}/gate.test.ts`, '%s refuses a guest'],
  },
];
