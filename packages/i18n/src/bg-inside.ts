import { admin } from './bg/admin.ts';
import { billing } from './bg/billing.ts';
import { brandHub } from './bg/brand-hub.ts';
import { chat } from './bg/chat.ts';
import { quota } from './bg/quota.ts';
import { viewing } from './bg/viewing.ts';
import type { InsideCatalogue } from './catalogue.ts';

export const bgInside: InsideCatalogue = { admin, billing, brandHub, chat, quota, viewing };
