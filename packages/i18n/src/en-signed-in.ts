import { brandHub } from './en/brand-hub.ts';
import { chat } from './en/chat.ts';
import { errors } from './en/errors.ts';
import { profile } from './en/profile.ts';
import { quota } from './en/quota.ts';
import { viewingRequests } from './en/viewing-requests.ts';

export const enSignedIn = { brandHub, chat, errors, profile, quota, viewingRequests };
