/** Business limits. “spec” names the section of the product specification that a number comes from. */

/** Earlier messages sent along with a question (spec 9). */
export const CONTEXT_MESSAGES = 5;
/** Longest email address, in characters (RFC 5321). */
export const EMAIL_MAX = 254;
/** Shortest password, in characters (spec 5). */
export const PASSWORD_MIN = 6;
/** Longest password, in characters: bounds the time to hash one. */
export const PASSWORD_MAX = 128;
/** How long a log-in stands in for the password of an account without one, in minutes. */
export const FRESH_LOG_IN_MINUTES = 10;
/** How long a deleted account can be kept after all, in days. */
export const ACCOUNT_RETURN_DAYS = 14;
/** Recovery codes made at once; each replaces a code of the app once. */
export const RECOVERY_CODES = 10;
/** Longest code of a second factor as typed, in characters: a recovery code with spaces. */
export const FACTOR_CODE_MAX = 40;
/** Passkeys of one account. */
export const PASSKEYS_MAX = 10;
/** Longest name of a passkey, in UTF-16 units. */
export const PASSKEY_NAME_MAX = 60;
/** How long a browser may take to create or use a passkey, in seconds. */
export const PASSKEY_SECONDS = 5 * 60;
/** Longest first or last name, in UTF-16 units. */
export const NAME_MAX = 100;
/** Days for a withdrawal from a contract (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14;
/** Most invoices in one page. */
export const INVOICES_PAGE = 24;
/** Longest chat title, in UTF-16 units. */
export const TITLE_MAX = 120;
/** Longest generated title, in UTF-16 units (design, rulings). */
export const GENERATED_TITLE_MAX = 60;
/** Longest question, in UTF-16 units: about ten pages of text. */
export const QUESTION_MAX = 20_000;
/** Longest value of a Brand Hub field, in UTF-16 units. */
export const BRAND_FIELD_MAX = 8_000;
/** Kept versions of one Brand Hub field, the newest; each can be as long as the field. */
export const BRAND_VERSIONS_MAX = 200;
/** Longest message to the team or answer of the team, in UTF-16 units. */
export const CONTACT_MESSAGE_MAX = 4_000;
/** Longest reason for viewing an account, in UTF-16 units. */
export const VIEWING_REASON_MAX = 300;
/** How long a request to view an account can be answered, and an approval be used, in hours. */
export const VIEWING_REQUEST_HOURS = 24;
/** Most versions of one question: asked again, or edited. */
export const VERSIONS_MAX = 100;
/** Chats of one account that are not deleted, the archive included: more than ten new ones each workday for three years. */
export const CHATS_MAX = 10_000;
/** Projects of one account. */
export const PROJECTS_MAX = 50;
/** Longest name of a project, in UTF-16 units. */
export const PROJECT_NAME_MAX = 60;
/** Longest instructions of a project for the consultant, in UTF-16 units. */
export const PROJECT_INSTRUCTIONS_MAX = 2_000;
/** How long a deleted chat can be restored, in seconds. */
export const RESTORE_SECONDS = 600;
/** How long a shared link can work, in days; the first is proposed. */
export const SHARED_LINK_DAYS = [7, 1, 30, 90] as const;
export type SharedLinkDays = (typeof SHARED_LINK_DAYS)[number];
/** Shared links of one account, expired ones that were not removed included. */
export const SHARED_LINKS_MAX = 100;
/** Most messages in a shared link or in a document. */
export const HANDED_MESSAGES_MAX = 1_000;
/** Longest text of a shared link or of a document, in UTF-16 units: about five hundred pages. */
export const HANDED_TEXT_MAX = 1_000_000;
/** How long the file of an account's export can be downloaded, in hours. */
export const EXPORT_HOURS = 24;
/** Exports of one account in a day. */
export const EXPORTS_PER_DAY = 3;
/** Largest file of chats from another program, in bytes: years of text, but not the pictures of a large archive. */
export const IMPORT_FILE_MAX = 100_000_000;
/** A file of chats is sent in pieces of this size, in bytes; the last one may be smaller. */
export const IMPORT_PIECE_BYTES = 524_288;
/** Largest total of the unpacked JSON files of an imported file, in bytes. */
export const IMPORT_TEXT_BYTES_MAX = 300_000_000;
/** Most chats in an imported file: twice what an account can have. */
export const IMPORT_CHATS_MAX = 20_000;
/** Longest JSON text of one chat of an imported file, in UTF-16 units. */
export const IMPORT_CHAT_UNITS_MAX = 8_000_000;
/** Most messages of an imported chat. */
export const IMPORT_MESSAGES_MAX = 5_000;
/** Longest imported message, in UTF-16 units. */
export const IMPORT_MESSAGE_MAX = 100_000;
/** Largest total of the imported messages of an account, in UTF-16 units: they take no query, so nothing else limits them. */
export const IMPORTED_UNITS_MAX = 200_000_000;
/** Imports of one account in a day. */
export const IMPORTS_PER_DAY = 10;
/** How long the result of an import is shown, in hours. */
export const IMPORT_HOURS = 24;
/** Longest pause between two pieces of a file before it is forgotten, in hours. */
export const IMPORT_UPLOAD_HOURS = 1;
/** Most chats that the result of an import lists by title; the others are only counted. */
export const IMPORT_NAMED_MAX = 100;
/** Longest text to check against the brand, in UTF-16 units. */
export const CHECK_TEXT_MAX = 40_000;
/** Longest audience that an answer is rewritten for, in UTF-16 units. */
export const RESTYLE_FOR_MAX = 100;
/** Longest words of an exception of the check, in UTF-16 units. */
export const EXCEPTION_MAX = 500;
/** Exceptions of one account; a new one then replaces the oldest. */
export const EXCEPTIONS_MAX = 500;
/** Longest search text, in UTF-16 units. */
export const SEARCH_MAX = 100;
/** Most Brand Hub texts that one answer of the team can propose: more than there are fields. */
export const PROPOSALS_MAX = 30;
/** Longest text to summarise and longest stateless context, in UTF-16 units. */
export const LONG_TEXT_MAX = 100_000;
/** Largest request body, in bytes. */
export const BODY_MAX_BYTES = 1_048_576;
/** Rows of a page without a `limit`, and the largest `limit`. */
export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 200;
/** Latest messages, questions and answers, in which uses of Brand Hub fields are counted. */
export const FIELD_USES_MESSAGES = 200;

/** Stored title of a chat without a title of its own; screens show it in the reader's language (spec 3). */
export const DEFAULT_CHAT_TITLE = 'New Chat';
/** Stored title of the chat created at sign-up (spec 3). */
export const WELCOME_CHAT_TITLE = 'Welcome Chat';
/** Id of the chat created at sign-up. It is fixed, so that a repeated sign-up step creates no second chat. */
export const WELCOME_CHAT_ID = 'welcome';

/** Timeout of a call in the client, in milliseconds (spec 9). */
export const CALL_TIMEOUT_MS = 100_000;
/**
 * The same for a call that does not wait for an answer of a model, in milliseconds. A server gives the database 20 s at most; whoever
 * takes longer is frozen, and another server can acknowledge the question.
 */
export const ACKNOWLEDGE_TIMEOUT_MS = 25_000;
/** Attempts of a call including the first (spec 9). */
export const CALL_ATTEMPTS = 3;
/** The pause before attempt n+1 is this × 2ⁿ: 2, 4, 8 s (spec 9). */
export const RETRY_BASE_MS = 1_000;

/** Enter sends from this viewport width on, in CSS pixels; below it, Enter starts a new line (spec 9). */
export const ENTER_SENDS_FROM_PX = 769;
/** The side menu starts open from this viewport width on, in CSS pixels (spec 9). */
export const MENU_OPEN_FROM_PX = 768;
/** The scroll button appears farther than this from the bottom, in CSS pixels (spec 9). */
export const SCROLL_BUTTON_PX = 100;
