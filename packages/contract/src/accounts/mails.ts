/** Emails that users can switch off. What the law asks for is always sent. */
export const mailKinds = ['payment_failed', 'card_expires', 'plan_ended', 'query_limit'] as const;
export type MailKind = (typeof mailKinds)[number];
