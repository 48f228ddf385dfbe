import { brandHub } from './bg/brand-hub.ts';
import { chat } from './bg/chat.ts';
import { errors } from './bg/errors.ts';
import { profile } from './bg/profile.ts';
import { quota } from './bg/quota.ts';
import { viewingRequests } from './bg/viewing-requests.ts';
import type { SignedInCatalogue } from './catalogue.ts';

export const bgSignedIn: SignedInCatalogue = {
  brandHub,
  chat,
  errors,
  profile,
  quota,
  viewingRequests,
};
