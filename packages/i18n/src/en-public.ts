import { accounts } from './en/accounts.ts';
import { entranceErrors as errors } from './en/entrance-errors.ts';
import { shell } from './en/shell.ts';

/** A chunk of its own, so that the log-in screen does not wait for the texts after sign-in. */
export const enPublic = { accounts, errors, shell };
