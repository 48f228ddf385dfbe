import type { z } from 'zod';
import type { Call } from './call.ts';
import * as accounts from './calls/accounts.ts';
import * as billing from './calls/billing.ts';
import * as brandCheck from './calls/brand-check.ts';
import * as brandHub from './calls/brand-hub.ts';
import * as chat from './calls/chat.ts';
import * as chatImports from './calls/chat-imports.ts';
import * as consultant from './calls/consultant.ts';
import * as downloads from './calls/downloads.ts';
import * as exports from './calls/exports.ts';
import * as legal from './calls/legal.ts';
import * as linkedLogIns from './calls/linked-log-ins.ts';
import * as messages from './calls/messages.ts';
import * as passkeys from './calls/passkeys.ts';
import * as projects from './calls/projects.ts';
import * as publicCalls from './calls/public.ts';
import * as quota from './calls/quota.ts';
import * as secondFactor from './calls/second-factor.ts';
import * as security from './calls/security.ts';
import * as sharing from './calls/sharing.ts';
import * as admin from './calls/staff/admin.ts';
import * as models from './calls/staff/models.ts';
import * as spending from './calls/staff/spending.ts';
import * as viewing from './calls/viewing.ts';

/** Every call of the API by name: `POST /api/<name>`. */
export const calls = {
  ...accounts,
  ...security,
  ...secondFactor,
  ...linkedLogIns,
  ...passkeys,
  ...publicCalls,
  ...legal,
  ...viewing,
  ...brandHub,
  ...brandCheck,
  ...quota,
  ...billing,
  ...consultant,
  ...chat,
  ...messages,
  ...projects,
  ...sharing,
  ...downloads,
  ...exports,
  ...chatImports,
  ...admin,
  ...models,
  ...spending,
} satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** Calls about one user's data: they take `uid`, the caller's own when absent. */
export type SubjectCallName = {
  [Name in CallName]: Calls[Name]['access'] extends 'user' ? Name : never;
}[CallName];
/** The request body that a client sends. */
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
/** The validated input of a handler, with defaults. */
export type ParsedInput<Name extends CallName> = z.output<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;
