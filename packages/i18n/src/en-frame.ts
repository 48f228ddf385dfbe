import { accounts } from './en/accounts.ts';
import { errors } from './en/errors.ts';
import { shell } from './en/shell.ts';

/** What is shown before anybody is signed in: a chunk of its own, so that log-in does not wait for the rest. */
export const enFrame = { accounts, errors, shell };
