/** Documents that the operator supplies, in the order of their links. */
export const legalDocumentKinds = ['terms', 'privacy', 'refunds', 'company'] as const;
export type LegalDocumentKind = (typeof legalDocumentKinds)[number];

/** Texts whose acceptance is recorded. `withdrawal`: the consent to begin at once, with the notice on withdrawal. */
export const acceptedTextKinds = ['terms', 'privacy', 'refunds', 'withdrawal'] as const;
export type AcceptedTextKind = (typeof acceptedTextKinds)[number];

/** When a text was accepted. `log_in`: on a later visit, because it was new or had changed. */
export const acceptanceOccasions = ['sign_up', 'log_in', 'payment'] as const;
export type AcceptanceOccasion = (typeof acceptanceOccasions)[number];

/**
 * A header of `get-session`, if the installation has legal documents. So signed-out pages load nothing for them if there are
 * none.
 */
export const LEGAL_HEADER = 'legal-documents';

/** Length of a version: a SHA-256 in hexadecimal. */
export const TEXT_VERSION_LENGTH = 64;
