import { accounts } from './bg/accounts.ts';
import { errors } from './bg/errors.ts';
import { shell } from './bg/shell.ts';
import type { FrameCatalogue } from './catalogue.ts';

export const bgFrame: FrameCatalogue = { accounts, errors, shell };
