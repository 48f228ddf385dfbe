import { accounts } from './bg/accounts.ts';
import { admin } from './bg/admin.ts';
import { billing } from './bg/billing.ts';
import { brandHub } from './bg/brand-hub.ts';
import { chat } from './bg/chat.ts';
import { errors } from './bg/errors.ts';
import { quota } from './bg/quota.ts';
import { shell } from './bg/shell.ts';
import type { Catalogue } from './catalogue.ts';

export const bg: Catalogue = { accounts, admin, billing, brandHub, chat, errors, quota, shell };
