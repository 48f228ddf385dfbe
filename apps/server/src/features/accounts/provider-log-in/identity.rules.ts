import type { LogInProviderId, LogInRefusal } from '@savet/contract/accounts/log-in-providers';
import { EMAIL_MAX, NAME_MAX } from '@savet/contract/limits';
import { isStorable } from '@savet/contract/text';
import { z } from 'zod';
import type { Claims } from '../../../platform/openid/openid-provider.ts';

/** A user of a provider whose address the provider has verified. */
export interface Identity {
  provider: LogInProviderId;
  /** The provider's number of its user; never changes. */
  subject: string;
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
}

/** As OpenID Connect limits it. */
const SUBJECT_MAX = 255;
const storable = z.string().refine(isStorable);
const known = z.object({
  sub: storable.min(1).max(SUBJECT_MAX),
  email: z.email().max(EMAIL_MAX),
  // Only the boolean: a text such as "false" would count as true elsewhere.
  email_verified: z.literal(true),
});

/** The identity in a provider's claims; null without a verified address. */
export function identityOf(provider: LogInProviderId, claims: Claims): Identity | null {
  const parsed = known.safeParse(claims);
  if (!parsed.success) return null;
  const { sub, email } = parsed.data;
  const [firstName, lastName] = namesOf(claims);
  return { provider, subject: sub, email: email.toLowerCase(), firstName, lastName };
}

function namesOf(claims: Claims): [string, string] {
  const given = nameOf(claims['given_name']);
  const family = nameOf(claims['family_name']);
  return given || family ? [given, family] : [nameOf(claims['name']), ''];
}

function nameOf(claim: unknown): string {
  return typeof claim === 'string' && isStorable(claim) ? claim.trim().slice(0, NAME_MAX) : '';
}

/** The accounts that an identity could belong to. */
export interface Candidates {
  /** The account that this user of the provider is linked to. */
  linkedUid: string | null;
  /** The account that has the address. */
  holder: { uid: string; emailVerified: boolean; isLinkedOtherwise: boolean } | null;
  /** The signed-in user who logs in once more to confirm something; null for an ordinary log-in. */
  confirmingUid: string | null;
}

export type Choice =
  | { kind: 'known' | 'link'; uid: string }
  | { kind: 'new' }
  | { kind: 'refused'; refusal: LogInRefusal };

/**
 * Chooses the account of an identity. An account is linked only if its own address is verified too: whoever created an account
 * with a foreign address must neither share it with the owner nor lose it to somebody who only has a provider's word.
 */
export function chooseAccount({ linkedUid, holder, confirmingUid }: Candidates): Choice {
  const uid = linkedUid ?? holder?.uid ?? null;
  if (confirmingUid !== null && uid !== confirmingUid) return refused('OTHER_ACCOUNT');
  if (linkedUid !== null) return { kind: 'known', uid: linkedUid };
  if (holder === null) return { kind: 'new' };
  if (!holder.emailVerified) return refused('ACCOUNT_NOT_VERIFIED');
  if (holder.isLinkedOtherwise) return refused('LINKED_OTHERWISE');
  return { kind: 'link', uid: holder.uid };
}

function refused(refusal: LogInRefusal): Choice {
  return { kind: 'refused', refusal };
}
