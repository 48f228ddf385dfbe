import { accounts } from './bg/accounts.ts';
import { entranceErrors as errors } from './bg/entrance-errors.ts';
import { shell } from './bg/shell.ts';
import type { PublicCatalogue } from './catalogue.ts';

export const bgPublic: PublicCatalogue = { accounts, errors, shell };
