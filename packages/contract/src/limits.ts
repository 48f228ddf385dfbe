/** Business limits; "spec" names the section of the product specification that a figure comes from. */

/** Earlier messages sent along with a question (spec 9). */
export const CONTEXT_MESSAGES = 5;
/** Shortest password, in characters (spec 5). */
export const PASSWORD_MIN = 6;
/** Longest password, in characters; longer ones cost hashing time and nothing else. */
export const PASSWORD_MAX = 128;
/** Longest first or last name, in UTF-16 units. */
export const NAME_MAX = 100;
/** Longest chat title, in UTF-16 units. */
export const TITLE_MAX = 120;
/** Longest generated title, in UTF-16 units (design, rulings). */
export const GENERATED_TITLE_MAX = 60;
/** Longest question, in UTF-16 units: about ten pages of text. */
export const QUESTION_MAX = 20_000;
/** Longest value of a Brand Hub field, in UTF-16 units. */
export const BRAND_FIELD_MAX = 8_000;
/** Longest message to the team, in UTF-16 units. */
export const CONTACT_MESSAGE_MAX = 4_000;
/** Longest reason for viewing an account, in UTF-16 units. */
export const VIEWING_REASON_MAX = 300;
/** How long a deleted chat can be brought back, in seconds. */
export const RESTORE_SECONDS = 600;
/** Longest text to search people or chats by, in UTF-16 units. */
export const SEARCH_MAX = 100;
/** Brand Hub texts proposed in one answer of the team: more than there are fields. */
export const PROPOSALS_MAX = 30;
/** Longest text handed to `summarizeText` or as stateless context, in UTF-16 units. */
export const LONG_TEXT_MAX = 100_000;
/** Largest request body, in bytes. */
export const BODY_MAX_BYTES = 1_048_576;
/** Rows of a page when a call is asked for no `limit`, and the most it gives. */
export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 200;

/** Title of a chat that has none yet, as stored; screens show it in the reader's language (spec 3). */
export const DEFAULT_CHAT_TITLE = 'New Chat';
/** Title of the chat made at sign-up, as stored (spec 3). */
export const WELCOME_CHAT_TITLE = 'Welcome Chat';
/** Id of the chat made at sign-up: fixed, so that repeating the step makes no second one. */
export const WELCOME_CHAT_ID = 'welcome';

/** How long a call may take, in milliseconds, before the client gives up on it (spec 9). */
export const CALL_TIMEOUT_MS = 100_000;
/** Attempts of a call, the first included (spec 9). */
export const CALL_ATTEMPTS = 3;
/** Pause before attempt n+1 is this times 2 to the power n: 2, 4, 8 s (spec 9). */
export const RETRY_BASE_MS = 1_000;

/** Narrower than this, Enter makes a new line instead of sending, in CSS pixels (spec 9). */
export const ENTER_SENDS_FROM_PX = 769;
/** From this width on the side menu is open at start, in CSS pixels (spec 9). */
export const MENU_OPEN_FROM_PX = 768;
/** Farther than this from the bottom the scroll button appears, in CSS pixels (spec 9). */
export const SCROLL_BUTTON_PX = 100;

export const languages = ['EN', 'BG'] as const;
export type Language = (typeof languages)[number];
export const responseStyles = ['normal', 'concise', 'explanatory'] as const;
export type ResponseStyle = (typeof responseStyles)[number];
export const accountTypes = ['startup', 'other'] as const;
export type AccountType = (typeof accountTypes)[number];
/** Orders of the staff's list of people. */
export const userOrders = ['newest', 'oldest', 'name', 'email'] as const;
export type UserOrder = (typeof userOrders)[number];
