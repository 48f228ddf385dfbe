import { type ReplyErrorCode, replyErrors } from '@savet/contract/errors';
import { DEFAULT_CHAT_TITLE, TITLE_MAX } from '@savet/contract/limits';
import { unplacedFields } from './unplaced.rules.ts';
import { type Fields, parseTime, storableText } from './values.rules.ts';

export interface ImportedChat {
  title: string;
  /** Null if the document has no valid time, as is the next. */
  createdAt: Date | null;
  dateLastVisited: Date | null;
}

export interface ImportedMessage {
  text: string;
  sender: 'user' | 'assistant';
  isError: boolean;
  errorCode: ReplyErrorCode | null;
  feedback: 'good' | 'bad' | null;
}

type Change = (reason: string) => void;

/** A document of Firestore has at most a megabyte, and an export of Savet as long texts. */
const TEXT_MAX = 1_000_000;
const placedOfChat = ['title', 'createdAt', 'dateCreated', 'dateLastVisited'];
const placedOfMessage = ['text', 'sender', 'timestamp', 'isError', 'feedback'];
const errorCodes = Object.keys(replyErrors) as ReplyErrorCode[];

/** @param change called with what is not taken over as it is */
export function toChat(fields: Fields, change: Change): ImportedChat {
  const { title, createdAt, dateCreated, dateLastVisited } = fields;
  const text = typeof title === 'string' ? title.trim() : '';
  if (text.length > TITLE_MAX) change(`the title is too long: its first ${TITLE_MAX} characters`);
  return {
    title: storableText(text, TITLE_MAX) || DEFAULT_CHAT_TITLE,
    createdAt: timeOf(createdAt ?? dateCreated, 'createdAt', change),
    dateLastVisited: timeOf(dateLastVisited, 'dateLastVisited', change),
  };
}

/** The message, or why it cannot be imported. */
export function toMessage(fields: Fields, change: Change): ImportedMessage | string {
  const { text, sender, feedback, isError } = fields;
  if (typeof text !== 'string' || text.trim() === '') return 'no "text"';
  if (sender !== 'user' && sender !== 'assistant') return 'unknown "sender"';
  if (text.length > TEXT_MAX) change(`"text" is too long: its first ${TEXT_MAX} characters`);
  const rated = feedback === 'good' || feedback === 'bad' ? feedback : null;
  if (feedback !== undefined && feedback !== rated) change('unknown "feedback": none');
  const hasFailed = isError === true && sender === 'assistant';
  const code = errorCodes.find((name) => replyErrors[name] === text) ?? 'GENERATION_FAILED';
  return {
    text: storableText(text, TEXT_MAX),
    sender,
    isError: hasFailed,
    errorCode: hasFailed ? code : null,
    feedback: sender === 'assistant' ? rated : null,
  };
}

/** The time of a message; null without a valid one, which stands where the message before it does. */
export function timeOfMessage({ timestamp }: Fields, change: Change): Date | null {
  return timeOf(timestamp, 'timestamp', change);
}

export function unplacedOfChat(fields: Fields): string[] {
  return unplacedFields(
    fields,
    ([name = '', ...below]) => below.length === 0 && placedOfChat.includes(name),
  );
}

export function unplacedOfMessage(fields: Fields): string[] {
  return unplacedFields(
    fields,
    ([name = '', ...below]) => below.length === 0 && placedOfMessage.includes(name),
  );
}

function timeOf(value: unknown, name: string, change: Change): Date | null {
  const time = parseTime(value);
  if (time === null) change(`no valid "${name}"`);
  return time;
}
