import { accounts } from './en/accounts.ts';
import { errors } from './en/errors.ts';
import { shell } from './en/shell.ts';

/** A chunk of its own, so that the log-in screen does not wait for the texts after sign-in. */
export const enPublic = { accounts, errors, shell };
