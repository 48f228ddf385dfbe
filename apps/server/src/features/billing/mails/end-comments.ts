/**
 * Comments of subscriptions that Savet has cancelled, by the reason. Stripe keeps them, so a crash loses none; each reason has a mail of
 * its own, or needs none.
 */
export const DISPUTED_COMMENT = 'Savet: a payment was disputed';
export const WITHDRAWN_COMMENT = 'Savet: the customer has withdrawn from the contract';
export const LEFT_COMMENT = 'Savet: the customer has switched to the free plan';
export const STAFF_COMMENT = 'Savet: the team has agreed on another plan';
