import { admin } from './bg/admin.ts';
import { billing } from './bg/billing.ts';
import { brandHub } from './bg/brand-hub.ts';
import { chat } from './bg/chat.ts';
import { quota } from './bg/quota.ts';
import { viewing } from './bg/viewing.ts';
import { bgFrame } from './bg-frame.ts';
import type { Catalogue } from './catalogue.ts';

export const bg: Catalogue = { ...bgFrame, admin, billing, brandHub, chat, quota, viewing };
