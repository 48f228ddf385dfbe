import type { ImportSource } from '@savet/contract/choices/import-sources';
import {
  DEFAULT_CHAT_TITLE,
  GENERATED_TITLE_MAX,
  IMPORT_MESSAGE_MAX,
  IMPORT_MESSAGES_MAX,
  TITLE_MAX,
} from '@savet/contract/limits';
import type { ImportNotes } from '@savet/i18n/catalogue';
import { hashOf, storableText } from '../firebase/values.rules.ts';
import { readChatgpt } from './chatgpt.rules.ts';
import { readClaude } from './claude.rules.ts';
import {
  type Conversation,
  isFields,
  type Replaced,
  type SourceMessage,
  type UnreadConversation,
} from './conversation.rules.ts';

export interface ImportedMessage {
  messageId: string;
  sender: 'user' | 'assistant';
  text: string;
  timestamp: string;
  /** The question that this answers. */
  replyTo: string | null;
}

/** A conversation as a chat of the product. The same conversation gives the same ids each time. */
export interface ImportedChat {
  chatId: string;
  source: ImportSource;
  title: string;
  createdAt: string;
  dateLastVisited: string;
  messages: ImportedMessage[];
  shortened: number;
  replaced: number;
  hasOtherVersions: boolean;
}

/** Longest name of a file in the sentence that replaces it, in UTF-16 units. */
const FILE_NAME_MAX = 200;

/**
 * Makes a chat of an item of an export.
 * @param json null for an item that is too long to read
 * @param notes sentences in the language of the account
 */
export function chatOf(
  json: string | null,
  { now, notes }: { now: Date; notes: ImportNotes },
): ImportedChat | UnreadConversation {
  if (json === null) return { source: null, title: '', reason: 'too_long' };
  const conversation = readConversation(json, now);
  if (!conversation) return { source: null, title: '', reason: 'unreadable' };
  const { source, messages: given } = conversation;
  const messages = joinAnswers(given);
  const title = titleOf(conversation);
  if (messages.length === 0) return { source, title, reason: 'empty' };
  if (messages.length > IMPORT_MESSAGES_MAX) return { source, title, reason: 'too_long' };
  const chatId = hashOf(`${source} ${conversation.key || keyOf(conversation)}`);
  const times = timesOf(conversation, messages, now);
  const keys = new Set<string>();
  const rows: ImportedMessage[] = [];
  let shortened = 0;
  for (const [index, message] of messages.entries()) {
    const full = messageText(message, notes);
    const isShortened = full.length > IMPORT_MESSAGE_MAX;
    if (isShortened) shortened += 1;
    const text = storableText(full, IMPORT_MESSAGE_MAX);
    const before = rows.at(-1);
    const isAnswer = message.sender === 'assistant' && before?.sender === 'user';
    // A program may use an id twice.
    const key = keys.has(message.key) ? `${message.key} ${index}` : message.key;
    keys.add(key);
    rows.push({
      messageId: hashOf(`${chatId} ${key}`),
      sender: message.sender,
      text: isShortened ? `${text}\n\n${notes.shortened}` : text,
      timestamp: times[index] ?? now.toISOString(),
      replyTo: isAnswer ? before.messageId : null,
    });
  }
  const [first = now.toISOString()] = times;
  const last = times.at(-1) ?? first;
  return {
    chatId,
    source,
    title,
    createdAt: conversation.createdAt?.toISOString() ?? first,
    dateLastVisited: conversation.updatedAt?.toISOString() ?? last,
    messages: rows,
    shortened,
    replaced: given.reduce((sum, { parts }) => sum + replacedIn(parts), 0),
    hasOtherVersions: conversation.hasOtherVersions,
  };
}

function readConversation(json: string, now: Date): Conversation | null {
  try {
    const item: unknown = JSON.parse(json);
    return isFields(item) ? (readChatgpt(item, now) ?? readClaude(item, now)) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Joins what a program wrote in answer to one question, with its uses of tools, to one answer. */
function joinAnswers(given: readonly SourceMessage[]): SourceMessage[] {
  const joined: SourceMessage[] = [];
  for (const message of given) {
    const before = joined.at(-1);
    if (before?.sender !== 'assistant' || message.sender !== 'assistant') {
      joined.push({ ...message, parts: [...message.parts] });
      continue;
    }
    for (const part of message.parts) before.parts.push(part);
    // The answer counts as another one when its program has added to it.
    before.key = message.key;
  }
  return joined;
}

function messageText({ parts }: SourceMessage, notes: ImportNotes): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part.trim() : noteOf(part, notes)));
  // One sentence for several uses of tools in a row.
  const shown = texts.filter(
    (text, index) => text !== '' && (text !== texts[index - 1] || typeof parts[index] === 'string'),
  );
  return shown.join('\n\n');
}

function noteOf(part: Replaced, notes: ImportNotes): string {
  if (part.kind !== 'file') return notes[part.kind];
  const name = part.name.replaceAll(/\s+/gu, ' ').trim().slice(0, FILE_NAME_MAX);
  return name === '' ? notes.unnamedFile : notes.file(name);
}

function replacedIn(parts: SourceMessage['parts']): number {
  return parts.filter((part) => typeof part !== 'string').length;
}

/** Its title, or how its first question begins. */
function titleOf({ title, messages }: Conversation): string {
  const plain = oneLine(title);
  if (plain !== '') return storableText(plain, TITLE_MAX);
  const words = messages.find(({ sender }) => sender === 'user')?.parts.find(isText) ?? '';
  return storableText(oneLine(words.slice(0, 1_000)), GENERATED_TITLE_MAX) || DEFAULT_CHAT_TITLE;
}

/** For a conversation without an id. */
function keyOf({ title, createdAt, messages }: Conversation): string {
  const [first] = messages;
  return JSON.stringify([title, createdAt, first?.key, first?.parts]);
}

/** The time of each message: without one of its own, that of the message before it. */
function timesOf(
  { createdAt, updatedAt }: Conversation,
  messages: readonly SourceMessage[],
  now: Date,
): string[] {
  let last = messages.find(({ time }) => time !== null)?.time ?? createdAt ?? updatedAt ?? now;
  return messages.map(({ time }) => {
    last = time ?? last;
    return last.toISOString();
  });
}

function isText(part: string | Replaced): part is string {
  return typeof part === 'string' && part.trim() !== '';
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
