import { brandFields } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import type { Hub } from '@savet/evaluation';
import { emptyFields, profileText } from '../../features/brand-hub/brand-hub.rules.ts';

/** The account whose Brand Hub a question is asked with. */
export function hubOwner({ language, values }: Hub): UserDocument {
  const userInfo: UserDocument['userInfo'] = { profile: {}, brandHub: {} };
  for (const { name, path } of brandFields) {
    const value = values[name];
    if (value === undefined) continue;
    const [, group, ...rest] = path.split('.');
    const [first = '', second] = rest;
    if (group === 'profile' || second === undefined) userInfo.profile[first] = value;
    else userInfo.brandHub[first] = { ...userInfo.brandHub[first], [second]: value };
  }
  return {
    uid: 'evaluation',
    email: 'owner@evaluation.example',
    emailVerified: true,
    createdAt: new Date(0).toISOString(),
    firstName: '',
    lastName: '',
    language,
    accountType: 'other',
    isTester: false,
    isAdmin: false,
    shareFeedback: false,
    asksBeforeViewing: false,
    viewingMails: true,
    viewingRequestUntil: null,
    plan: 'pro',
    queryUsed: 0,
    queryLimit: 100,
    queryResetDate: null,
    stripeCustomerId: null,
    subscriptionId: null,
    subscription: null,
    billingCredit: 0,
    billingNotice: null,
    hasSubscribed: false,
    hasInvoices: false,
    mutedMails: [],
    acceptedTerms: null,
    userInfo,
    brandVersions: {},
    revision: 0,
  };
}

/** The profile text and the empty fields that the consultant gets for a hub. */
export function profileOf(hub: Hub) {
  const owner = hubOwner(hub);
  return {
    userInfo: profileText(owner, { withEmail: false }).userInfo,
    emptyFields: emptyFields(owner),
  };
}
