/**
 * A header of the answer to a call with the right password: a ticket, with which the browser gets a new cookie for its session at
 * `POST /api/auth/renew-session`. The cookie from before then stops working.
 */
export const RENEWAL_HEADER = 'session-renewal';
