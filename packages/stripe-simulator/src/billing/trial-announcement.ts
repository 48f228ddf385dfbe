import type { SimulatorCore } from '../simulator.ts';
import type { Subscription } from './objects/subscriptions.ts';

/** How long before its end a trial is announced, in seconds (Stripe: three days, or at once if it is shorter). */
const NOTICE_SECONDS = 3 * 86_400;

/** When the end of a trial is announced; null if it has been, or there is no trial. */
export function announcementTime({
  status,
  trial_end,
  _trialAnnounced: announced,
}: Subscription): number | null {
  if (status !== 'trialing' || !trial_end || announced === trial_end) return null;
  return trial_end - NOTICE_SECONDS;
}

/** Announces the end of a trial if it is time for that. */
export function announceTrialEnd(core: SimulatorCore, subscription: Subscription): Subscription {
  const at = announcementTime(subscription);
  if (at === null || at > core.clock.now()) return subscription;
  const announced = core.store.put<Subscription>({
    ...subscription,
    _trialAnnounced: subscription.trial_end,
  });
  core.events.emit('customer.subscription.trial_will_end', announced);
  return announced;
}
