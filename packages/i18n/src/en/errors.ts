import type { ErrorCode, ReplyErrorCode } from '@savet/contract/errors';

/** What a person reads for each failure: what happened, and what to do now. */
export const errors = {
  byCode: {
    INVALID_INPUT: 'That could not be accepted. Please check what you entered.',
    QUERY_AND_USER_INFO_REQUIRED: 'Please write a question first.',
    UNAUTHENTICATED: 'Your session has ended. Please log in again; what you typed is kept.',
    USER_GONE: 'User not found',
    QUERY_LIMIT_REACHED: 'You have used all your queries.',
    PLAN_REQUIRED: 'Your plan does not include this.',
    FORBIDDEN: 'You may not do this.',
    FOREIGN_ORIGIN: 'This page may not talk to the server. Please open Savet at its own address.',
    NOT_FOUND: 'That was not found, or it has been deleted.',
    CHAT_BUSY: 'Another answer is being written in this chat. Please wait until it is done.',
    MESSAGE_CONFLICT: 'This question was sent before with another text. Please send it again.',
    ATTEMPT_CONFLICT: 'This answer cannot be tried again now.',
    FIELD_CONFLICT: 'This field was changed elsewhere in the meantime.',
    KEY_CONFLICT: 'That was sent twice with different contents. Please try again.',
    TURN_STOPPED: 'The answer was stopped.',
    PAYLOAD_TOO_LARGE: 'That is too long. Please shorten it.',
    UNSUPPORTED_MEDIA_TYPE: 'That could not be read. Please load the page again.',
    RATE_LIMITED: 'Too many requests at once. Please wait a moment and try again.',
    INTERNAL: 'An unexpected error occurred. Please try again or contact support.',
    QUERY_FAILED: 'Sorry, I encountered an error. Please try again or contact us.',
    TITLE_FAILED: 'No title could be made.',
    SUMMARY_FAILED: 'No summary could be made. Please try again.',
    UNAVAILABLE: 'The service is not available right now. Please try again in a minute.',
  } satisfies Record<ErrorCode, string>,
  byReply: {
    GENERATION_FAILED: 'Sorry, I encountered an error. Please try again or contact us.',
    CONNECTION_LOST:
      'Network connection lost. Please check your internet connection and try again.',
  } satisfies Record<ReplyErrorCode, string>,
  timeout: 'Request timeout - the connection took too long',
  connectionLost: 'Network connection lost - please check your internet connection',
  connectionLostAfterAttempts: 'Network connection lost after multiple attempts',
  failedAfterAttempts: (message: string) => `Failed after 3 attempts: ${message}`,
  httpError: (status: number) => `HTTP error! status: ${status}`,
  authenticationFailed: 'Authentication failed - please refresh the page and try again',
};
