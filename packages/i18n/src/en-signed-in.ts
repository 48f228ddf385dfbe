import { billing } from './en/billing.ts';
import { brandHub } from './en/brand-hub.ts';
import { chat } from './en/chat.ts';
import { profile } from './en/profile.ts';
import { quota } from './en/quota.ts';
import { viewing } from './en/viewing.ts';

export const enSignedIn = { billing, brandHub, chat, profile, quota, viewing };
