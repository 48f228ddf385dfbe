import type { TrialRequest } from '../../billing/trials.ts';
import { invalid } from '../../errors.ts';
import { hash, integer, oneOf, parameter, required } from '../params.ts';

/** The end of a trial: `now`, or Unix seconds. */
const trialEnd = parameter((input, name) => (input === 'now' ? 'now' : integer.read(input, name)));

export const trialSettings = hash({
  end_behavior: required(
    hash({ missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')) }),
  ),
});

/** Parameters of a new subscription with a trial. */
export const trialParams = {
  trial_end: trialEnd,
  trial_period_days: integer,
  trial_settings: trialSettings,
};

/** Returns null if no trial is asked for. */
export function trialRequestOf(params: {
  trial_end?: number | 'now' | undefined;
  trial_period_days?: number | undefined;
  trial_settings?: ReturnType<typeof trialSettings.read>;
}): TrialRequest | null {
  const { trial_end: end, trial_period_days: days, trial_settings: settings } = params;
  if (end !== undefined && days !== undefined) {
    throw invalid('You may only specify one of trial_end and trial_period_days.', 'trial_end');
  }
  if (days !== undefined && days < 1) {
    throw invalid('This value must be greater than or equal to 1.', 'trial_period_days');
  }
  if (days === undefined && (end === undefined || end === 'now')) {
    if (settings)
      throw invalid('A subscription without a trial has no trial_settings.', 'trial_settings');
    return null;
  }
  return {
    days: days ?? null,
    end: typeof end === 'number' ? end : null,
    missingPaymentMethod: settings?.end_behavior.missing_payment_method ?? 'create_invoice',
  };
}
