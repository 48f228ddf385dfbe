import { accounts } from './en/accounts.ts';
import { admin } from './en/admin.ts';
import { billing } from './en/billing.ts';
import { brandHub } from './en/brand-hub.ts';
import { chat } from './en/chat.ts';
import { errors } from './en/errors.ts';
import { quota } from './en/quota.ts';
import { shell } from './en/shell.ts';

export const en = { accounts, admin, billing, brandHub, chat, errors, quota, shell };
