import type { Guard } from './guard.ts';
import { accountGuards } from './list/accounts.ts';
import { addressGuards } from './list/addresses.ts';
import { billingGuards } from './list/billing.ts';
import { browserGuards } from './list/browser.ts';
import { contentGuards } from './list/content.ts';
import { factorGuards } from './list/factors.ts';
import { gateGuards } from './list/gate.ts';
import { inputGuards } from './list/input.ts';
import { logInGuards } from './list/log-in.ts';
import { modelGuards } from './list/models.ts';
import { moneyGuards } from './list/money.ts';
import { operationGuards } from './list/operations.ts';
import { passwordGuards } from './list/passwords.ts';
import { providerGuards } from './list/providers.ts';
import { renewalGuards } from './list/renewals.ts';
import { sessionGuards } from './list/sessions.ts';
import { viewingGuards } from './list/viewing.ts';

/** All guards, area by area. */
export const allGuards: readonly Guard[] = [
  ...gateGuards,
  ...inputGuards,
  ...browserGuards,
  ...sessionGuards,
  ...renewalGuards,
  ...passwordGuards,
  ...logInGuards,
  ...addressGuards,
  ...factorGuards,
  ...providerGuards,
  ...accountGuards,
  ...moneyGuards,
  ...billingGuards,
  ...contentGuards,
  ...viewingGuards,
  ...modelGuards,
  ...operationGuards,
];
