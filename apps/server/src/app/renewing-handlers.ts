import type { Renewal } from '../features/quota/renewal.ts';
import { ApiError } from '../platform/api-error.ts';
import type { CallContext, Handlers } from '../platform/handlers.ts';

type AnyHandler = (input: never, context: CallContext) => Promise<unknown>;

/** Lets a call that finds no query left ask the payment provider, and then try once more. */
export function renewingHandlers(handlers: Handlers, renew: Renewal): Handlers {
  const entries: [string, AnyHandler][] = Object.entries(handlers);
  const renewing = entries.map(([name, handle]): [string, AnyHandler] => [
    name,
    async (input, context) => {
      try {
        return await handle(input, context);
      } catch (error) {
        const isAtLimit = error instanceof ApiError && error.code === 'QUERY_LIMIT_REACHED';
        if (!isAtLimit || !(await renew(context.subjectUid))) throw error;
        return handle(input, context);
      }
    },
  ]);
  return Object.fromEntries(renewing) as unknown as Handlers;
}
