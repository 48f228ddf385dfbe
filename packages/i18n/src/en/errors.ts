import type { ErrorCode, ReplyErrorCode } from '@savet/contract/errors';
import { formatNumber } from '../formats.ts';
import { plural } from '../plural.ts';
import { entranceErrors } from './entrance-errors.ts';

/** The text a person reads for each failure: what happened, and what to do now. */
export const errors = {
  /** Beside a field, whose text stays whole. */
  tooLong: (count: number) =>
    plural('en', count, {
      one: 'The text is 1 character too long. Please shorten it.',
      other: `The text is ${formatNumber('en', count)} characters too long. Please shorten it.`,
    }),
  connectionLost: entranceErrors.connectionLost,
  byCode: {
    ...entranceErrors.byCode,
    INVALID_INPUT: 'Something in what you entered is not valid. Please check it.',
    QUERY_AND_USER_INFO_REQUIRED: 'Please write a question first.',
    CUSTOMER_ID_REQUIRED: 'No billing information found. Please contact support.',
    CUSTOMER_OR_UID_REQUIRED: 'Failed to start checkout. Please try again.',
    WEBHOOK_REFUSED: 'This event is not accepted.',
    REASON_REQUIRED: 'Please say why you need to view this account.',
    MODEL_KEY_REQUIRED: 'This provider needs its key. Please enter it.',
    MODEL_ADDRESS_REQUIRED: 'This provider needs an address. Please enter it.',
    MODEL_ADDRESS_NOT_ALLOWED:
      'The operator does not allow models at this address. Please enter another one.',
    MODEL_HOST_NOT_CONFIRMED: 'Please allow this host first.',
    EMAIL_UNCHANGED: 'This is already your address.',
    QUERY_LIMIT_REACHED: 'You have used all your queries.',
    PLAN_REQUIRED: 'Your plan does not include this.',
    VIEW_ONLY: 'You are viewing this account. Nothing can be changed here.',
    FORBIDDEN: 'You do not have permission to do this.',
    WRONG_PASSWORD: 'Your current password is not correct.',
    FRESH_LOG_IN_REQUIRED:
      'Your account has no password. Please log in once more, then do this within ten minutes.',
    LAST_LOG_IN:
      'This is your only way to log in. Please set a password first, with “Forgotten your password?” on the log-in page.',
    CODE_WRONG: 'This code is not correct or has already been used. Please try the next one.',
    SECOND_FACTOR_REQUIRED: 'Staff need a second factor here. Please set it up in your profile.',
    PASSKEY_REQUIRED: 'Please log in with your passkey first.',
    VIEWING_NOT_APPROVED:
      'This user wants to be asked first. Ask for approval before you view the account.',
    LOG_IN_FIRST: 'Please log in to this account first, then open the link again.',
    FOREIGN_ORIGIN:
      'This page is not allowed to connect to the server. Please open Savet at its own address.',
    NOT_FOUND: 'This was not found. It may have been deleted.',
    LINK_INVALID: 'This link has expired or has already been used.',
    CHAT_BUSY: 'Another answer is being written in this chat. Please wait until it is finished.',
    MESSAGE_CONFLICT: 'This question was already sent with different text. Please send it again.',
    ATTEMPT_CONFLICT: 'This answer cannot be retried right now.',
    VERSION_CONFLICT: 'This part of the chat has changed. Please look at it again.',
    VERSIONS_FULL: 'This question has too many versions. Please ask a new one.',
    CHAT_LIMIT_REACHED:
      'You have the maximum number of chats. Please delete some that you no longer need.',
    PROJECT_LIMIT_REACHED:
      'You have the maximum number of projects. Please delete one that you no longer need.',
    FIELD_CONFLICT: 'This field was changed elsewhere in the meantime.',
    KEY_CONFLICT: 'The same request was sent twice with different content. Please try again.',
    MESSAGE_ANSWERED: 'This message has already been answered.',
    PROPOSAL_DECIDED: 'You have already decided on this suggestion.',
    VIEWING_REQUEST_OVER: 'This request has expired or has been used.',
    SECOND_FACTOR_ON: 'The second factor is already on.',
    PASSKEY_LIMIT_REACHED: 'You have ten passkeys, which is the maximum. Please remove one first.',
    SUBSCRIPTION_EXISTS: 'You already have a subscription. You can manage it in your profile.',
    PLAN_AGREED: 'Your plan is based on a personal agreement. To change it, please contact us.',
    TERMS_CHANGED: 'Our terms have changed. Please reload the page, read them and accept them.',
    WITHDRAWAL_OVER: 'There is no contract that you can still withdraw from.',
    MODEL_SET_BY_ENVIRONMENT:
      'The model is set by environment variables of the server. Please change them there, or remove them.',
    EXPORT_LIMIT_REACHED:
      'You have exported your data several times today. Please try again tomorrow.',
    IMPORT_LIMIT_REACHED: 'You have imported files several times today. Please try again tomorrow.',
    EMAIL_TAKEN: 'Another account now uses this address.',
    NOTHING_TO_SHARE: 'There is no finished answer here yet.',
    BRAND_HUB_EMPTY: 'Please fill in your Brand Hub first.',
    CHAT_TOO_LONG: 'This chat is too long for that. Please choose single answers.',
    SHARED_LINKS_FULL: 'You have too many links. Please remove some in your profile.',
    TURN_STOPPED: 'The answer was stopped.',
    PAYLOAD_TOO_LARGE: 'This text is too long. Please shorten it.',
    UNSUPPORTED_MEDIA_TYPE: 'The request could not be read. Please reload the page.',
    RATE_LIMITED: 'Too many requests at once. Please wait a moment and try again.',
    INTERNAL: 'An unexpected error occurred. Please try again or contact support.',
    QUERY_FAILED: 'Sorry, I encountered an error. Please try again or contact us.',
    DOCUMENT_FAILED: 'The document could not be created. Please try again.',
    TITLE_FAILED: 'The title could not be generated.',
    SUMMARY_FAILED: 'The summary could not be generated. Please try again.',
    CUSTOMER_FAILED: 'The payment could not be prepared. Please try again in a minute.',
    CHECKOUT_FAILED: 'Failed to start checkout. Please try again.',
    PORTAL_FAILED: 'Failed to open billing portal. Please try again.',
    FREE_PLAN_FAILED: 'Failed to set free plan. Please try again.',
    WITHDRAWAL_FAILED: 'The withdrawal could not be sent. Please try again, or write to us.',
    INVOICES_FAILED: 'The invoices could not be loaded. Please try again.',
    UNAVAILABLE: 'Savet is not available right now. Please try again in a minute.',
  } satisfies Record<ErrorCode, string>,
  byReply: {
    GENERATION_FAILED: 'Sorry, I encountered an error. Please try again or contact us.',
    CONNECTION_LOST:
      'Network connection lost. Please check your internet connection and try again.',
    QUESTION_TOO_LONG:
      'This question is too long for the consultant. Please shorten it and ask again.',
  } satisfies Record<ReplyErrorCode, string>,
  timeout: 'Request timeout - the connection took too long',
  connectionLostAfterAttempts: 'Network connection lost after multiple attempts',
  failedAfterAttempts: (message: string) => `Failed after 3 attempts: ${message}`,
  httpError: (status: number) => `HTTP error! status: ${status}`,
  authenticationFailed: 'Authentication failed - please refresh the page and try again',
};
