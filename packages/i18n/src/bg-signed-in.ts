import { billing } from './bg/billing.ts';
import { brandHub } from './bg/brand-hub.ts';
import { chat } from './bg/chat.ts';
import { profile } from './bg/profile.ts';
import { quota } from './bg/quota.ts';
import { viewing } from './bg/viewing.ts';
import type { SignedInCatalogue } from './catalogue.ts';

export const bgSignedIn: SignedInCatalogue = { billing, brandHub, chat, profile, quota, viewing };
