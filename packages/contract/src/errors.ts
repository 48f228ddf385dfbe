/**
 * Every error of the API with its HTTP status and English text. Texts that the specification quotes are
 * verbatim. The catalogues have the texts that people read, under the same codes.
 */
export const errors = {
  INVALID_INPUT: { status: 400, text: 'The request is not valid' },
  QUERY_AND_USER_INFO_REQUIRED: { status: 400, text: 'Query and userInfo are required' },
  CUSTOMER_ID_REQUIRED: { status: 400, text: 'Customer ID is required' },
  CUSTOMER_OR_UID_REQUIRED: { status: 400, text: 'Either customerId or uid is required' },
  WEBHOOK_REFUSED: { status: 400, text: 'This event is not accepted' },
  REASON_REQUIRED: { status: 400, text: 'A reason for viewing this account is required' },
  MODEL_KEY_REQUIRED: { status: 400, text: 'This provider needs its key' },
  MODEL_ADDRESS_REQUIRED: { status: 400, text: 'This provider needs an address' },
  MODEL_ADDRESS_NOT_ALLOWED: { status: 400, text: 'Models at this address are not allowed' },
  MODEL_HOST_NOT_CONFIRMED: { status: 400, text: 'Allow the host of this address first' },
  PASSWORD_COMMON: { status: 400, text: 'This password is among the most common ones' },
  EMAIL_UNCHANGED: { status: 400, text: 'This is your address already' },
  UNAUTHENTICATED: { status: 401, text: 'User authentication required' },
  USER_GONE: { status: 401, text: 'User not found' },
  QUERY_LIMIT_REACHED: { status: 402, text: 'Query limit reached' },
  PLAN_REQUIRED: { status: 403, text: 'Your plan does not include this' },
  VIEW_ONLY: { status: 403, text: 'This account is being viewed and cannot be changed' },
  FORBIDDEN: { status: 403, text: 'Permission denied' },
  WRONG_PASSWORD: { status: 403, text: 'The current password is not correct' },
  FRESH_LOG_IN_REQUIRED: {
    status: 403,
    text: 'This account has no password; log in again first',
  },
  CODE_WRONG: { status: 403, text: 'This code is not correct or has already been used' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    text: 'Staff need a second factor here; set it up in your profile',
  },
  PASSKEY_REFUSED: { status: 403, text: 'This passkey was not accepted' },
  PASSKEY_REQUIRED: { status: 403, text: 'This needs a session that was opened with a passkey' },
  VIEWING_NOT_APPROVED: {
    status: 403,
    text: 'This user wants to be asked before the account is viewed',
  },
  LOG_IN_FIRST: { status: 403, text: 'This link works only while logged in to its account' },
  FOREIGN_ORIGIN: { status: 403, text: 'Requests from this origin are not accepted' },
  NOT_FOUND: { status: 404, text: 'Not found' },
  LINK_INVALID: { status: 404, text: 'This link has expired or was already used' },
  CHAT_BUSY: { status: 409, text: 'Another answer is being written in this chat' },
  MESSAGE_CONFLICT: { status: 409, text: 'This messageId was already used for another message' },
  ATTEMPT_CONFLICT: { status: 409, text: 'This answer cannot be retried now' },
  VERSION_CONFLICT: {
    status: 409,
    text: 'Another version of this part of the chat is shown by now',
  },
  VERSIONS_FULL: { status: 409, text: 'This question has as many versions as it may have' },
  FIELD_CONFLICT: { status: 409, text: 'This field was changed elsewhere in the meantime' },
  KEY_CONFLICT: { status: 409, text: 'This Idempotency-Key was already used for another request' },
  MESSAGE_ANSWERED: { status: 409, text: 'This message has already been answered' },
  PROPOSAL_DECIDED: { status: 409, text: 'This proposal has already been decided' },
  VIEWING_REQUEST_OVER: {
    status: 409,
    text: 'This request has expired, was withdrawn or has been used',
  },
  LAST_LOG_IN: { status: 409, text: 'This is the only way to log in; set a password first' },
  SECOND_FACTOR_ON: { status: 409, text: 'The second factor is already on' },
  PASSKEY_LIMIT_REACHED: { status: 409, text: 'This account has as many passkeys as it can' },
  CHAT_LIMIT_REACHED: { status: 409, text: 'This account has as many chats as it can' },
  PROJECT_LIMIT_REACHED: { status: 409, text: 'This account has as many projects as it can' },
  SUBSCRIPTION_EXISTS: { status: 409, text: 'There already is a subscription' },
  PLAN_AGREED: {
    status: 409,
    text: 'This plan is based on a personal agreement and cannot be bought by card',
  },
  TERMS_CHANGED: { status: 409, text: 'The terms have changed; read and accept them first' },
  WITHDRAWAL_OVER: { status: 409, text: 'There is no contract that can be withdrawn from' },
  MODEL_SET_BY_ENVIRONMENT: {
    status: 409,
    text: 'The model is set by environment variables and cannot be changed here',
  },
  EMAIL_TAKEN: { status: 409, text: 'Another account uses this address' },
  EXPORT_LIMIT_REACHED: {
    status: 409,
    text: 'This account was exported as often as it may be in a day',
  },
  IMPORT_LIMIT_REACHED: {
    status: 409,
    text: 'This account has imported as many files as it may in a day',
  },
  NOTHING_TO_SHARE: { status: 409, text: 'There is no finished answer here' },
  BRAND_HUB_EMPTY: { status: 409, text: 'The Brand Hub is empty' },
  CHAT_TOO_LONG: { status: 409, text: 'This chat is too long for a link or a document' },
  SHARED_LINKS_FULL: { status: 409, text: 'This account has as many shared links as it can' },
  TURN_STOPPED: { status: 409, text: 'The answer was stopped' },
  PAYLOAD_TOO_LARGE: { status: 413, text: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'Send JSON as application/json' },
  RATE_LIMITED: { status: 429, text: 'Too many requests, please slow down' },
  INTERNAL: { status: 500, text: 'Something went wrong on our side' },
  QUERY_FAILED: { status: 502, text: 'Failed to process query' },
  TITLE_FAILED: { status: 502, text: 'Failed to generate title' },
  SUMMARY_FAILED: { status: 502, text: 'Failed to summarise the text' },
  DOCUMENT_FAILED: { status: 502, text: 'The document could not be created' },
  CUSTOMER_FAILED: { status: 502, text: 'Failed to create customer' },
  CHECKOUT_FAILED: { status: 502, text: 'Failed to create checkout session' },
  PORTAL_FAILED: { status: 502, text: 'Failed to create billing portal session' },
  FREE_PLAN_FAILED: { status: 502, text: 'Failed to reset to free plan' },
  WITHDRAWAL_FAILED: { status: 502, text: 'Failed to withdraw from the contract' },
  INVOICES_FAILED: { status: 502, text: 'Failed to read the invoices' },
  UNAVAILABLE: { status: 503, text: 'The service is not available right now' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

/** Errors that every call can return; a call declares only its own in `errors`. */
export const commonErrors = [
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'USER_GONE',
  'VIEW_ONLY',
  'FORBIDDEN',
  'SECOND_FACTOR_REQUIRED',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'KEY_CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Reasons for `isError` on a stored reply, with the English text that is stored. */
export const replyErrors = {
  GENERATION_FAILED: 'Sorry, I encountered an error. Please try again or contact us.',
  CONNECTION_LOST: 'Network connection lost. Please check your internet connection and try again.',
  QUESTION_TOO_LONG:
    'This question is too long for the consultant. Please shorten it and ask again.',
} as const;

export type ReplyErrorCode = keyof typeof replyErrors;
