import { routePath } from 'hono/route';
import { isCallName } from '../gate.ts';
import type { ServerContext } from '../request.ts';

/** The path of a call; else the pattern of the route that has answered, because paths hold tokens and ids. */
export function routeOf(context: ServerContext): string {
  const { path } = context.req;
  const isCall = path.startsWith('/api/') && isCallName(path.slice('/api/'.length));
  return isCall ? path : routePath(context);
}
