import type * as calls from '@savet/contract/calls/security';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import type { Auth } from './auth.ts';
import { readPasswordLink } from './password/password-link.ts';

export interface SecurityDependencies {
  db: Database;
  auth: Auth;
}

export function securityCalls({ db, auth }: SecurityDependencies): HandlersOf<typeof calls> {
  return {
    readPasswordLink: async ({ token }) => ({ email: await readPasswordLink(db, auth, token) }),
  };
}
