import type { Auth } from '../../../features/accounts/auth.ts';
import type { ServerContext } from '../request.ts';

/** Lets the accounts library answer. */
export function forward(auth: Auth, context: ServerContext, body: object): Promise<Response> {
  return auth.handler(copyOf(context, body));
}

/** The request with the checked body: its own was read already. */
export function copyOf(context: ServerContext, body: object): Request {
  const { url, method, headers } = context.req.raw;
  const copied = new Headers(headers);
  copied.delete('content-length');
  return new Request(url, { method, headers: copied, body: JSON.stringify(body) });
}
