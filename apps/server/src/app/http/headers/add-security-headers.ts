import { createMiddleware } from 'hono/factory';
import { SHARED_PATH } from '../../../features/chat/sharing/sharing.calls.ts';
import { SIMULATOR_PATH } from '../../payment-connection.ts';
import type { ServerEnv } from '../request.ts';
import { securityHeaders } from './security-headers.ts';

/** Adds the security headers to every response. */
export function addSecurityHeaders({
  connectTo,
  trustedOrigins,
  isSecure,
}: {
  connectTo: readonly string[];
  trustedOrigins: readonly string[];
  isSecure: boolean;
}) {
  const headers = Object.entries(securityHeaders({ connectTo, isSecure }));
  // The simulator's checkout returns to the page that opened it, under either loopback name.
  const simulatorHeaders = Object.entries(securityHeaders({ formsTo: trustedOrigins, isSecure }));
  return createMiddleware<ServerEnv>(async (context, next) => {
    await next();
    const { path } = context.req;
    const isShared = path.startsWith(`${SHARED_PATH}/`);
    const isSimulator = path.startsWith(`${SIMULATOR_PATH}/`);
    for (const [name, value] of isSimulator ? simulatorHeaders : headers) {
      // A page behind a shared link has a stricter policy of its own.
      if (!isShared || !context.res.headers.has(name)) context.header(name, value);
    }
  });
}
