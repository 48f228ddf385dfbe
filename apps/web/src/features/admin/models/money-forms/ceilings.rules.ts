import type { CallInput } from '@savet/contract/calls';
import { CEILING_MAX } from '@savet/contract/models';
import { plans } from '@savet/contract/plans';
import { formatPlainNumber, type Locale } from '@savet/i18n/formats';
import { readAmount } from './amount.rules.ts';

type Ceilings = CallInput<'setCeilings'>;
export type CeilingDraft = Readonly<Record<keyof Ceilings, string>>;
export type CeilingErrors = Partial<Record<keyof Ceilings, 'amountInvalid' | 'amountTooLarge'>>;

export const ceilingNames = ['total', ...plans] as const satisfies readonly (keyof Ceilings)[];

export function draftOf(ceilings: Ceilings, locale: Locale): CeilingDraft {
  return forEach((name) => {
    const amount = ceilings[name];
    return amount === null ? '' : formatPlainNumber(locale, amount);
  });
}

/** The ceilings to send, or the errors. An empty field is no ceiling; 0 is one. */
export function readCeilings(
  draft: CeilingDraft,
): { ceilings: Ceilings; errors?: never } | { errors: CeilingErrors; ceilings?: never } {
  const errors: CeilingErrors = {};
  const ceilings = forEach((name) => {
    if (draft[name].trim() === '') return null;
    const amount = readAmount(draft[name], 2);
    if (amount === null) errors[name] = 'amountInvalid';
    else if (amount > CEILING_MAX) errors[name] = 'amountTooLarge';
    return amount;
  });
  return Object.keys(errors).length > 0 ? { errors } : { ceilings };
}

function forEach<Value>(valueOf: (name: keyof Ceilings) => Value): Record<keyof Ceilings, Value> {
  return {
    total: valueOf('total'),
    free: valueOf('free'),
    pro: valueOf('pro'),
    enterprise: valueOf('enterprise'),
  };
}
