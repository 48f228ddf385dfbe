import { admin } from './en/admin.ts';
import { billing } from './en/billing.ts';
import { brandHub } from './en/brand-hub.ts';
import { chat } from './en/chat.ts';
import { models } from './en/models.ts';
import { quota } from './en/quota.ts';
import { viewing } from './en/viewing.ts';

export const enSignedIn = { admin, billing, brandHub, chat, models, quota, viewing };
