import {
  type Conversation,
  type Fields,
  fieldsOf,
  isFields,
  listOf,
  PATH_MAX,
  type SourceMessage,
  textOf,
  timeOf,
} from './conversation.rules.ts';

/** Parts of an answer that are no part of its text. */
const hiddenTypes = ['thinking', 'redacted_thinking', 'token_budget', 'flag'];

/** Reads a conversation of Claude: a list of messages, in newer exports each with the one before it. Null without a list. */
export function readClaude(fields: Fields, now: Date): Conversation | null {
  if (!Array.isArray(fields['chat_messages'])) return null;
  const all = fields['chat_messages'].filter(isFields);
  const shown = shownPath(all, textOf(fields['current_leaf_message_uuid']));
  const isShown = new Set(shown);
  const places = new Map(all.map((message, index) => [message, index]));
  return {
    source: 'Claude',
    key: textOf(fields['uuid']),
    title: textOf(fields['name']),
    createdAt: timeOf(fields['created_at'], now),
    updatedAt: timeOf(fields['updated_at'], now),
    messages: shown.flatMap((message) => readMessage(message, places.get(message) ?? 0, now)),
    hasOtherVersions: all.some(
      (message, index) => !isShown.has(message) && readMessage(message, index, now).length > 0,
    ),
  };
}

/** All messages in older exports; in newer ones those from the first to the current, or to the last. */
function shownPath(all: readonly Fields[], current: string): readonly Fields[] {
  const byId = new Map(all.map((message) => [textOf(message['uuid']), message]));
  if (!all.some((message) => byId.has(textOf(message['parent_message_uuid'])))) return all;
  const path = new Set<Fields>();
  let message = byId.get(current) ?? all.at(-1);
  while (message && !path.has(message) && path.size < PATH_MAX) {
    path.add(message);
    message = byId.get(textOf(message['parent_message_uuid']));
  }
  return [...path].reverse();
}

function readMessage(message: Fields, index: number, now: Date): SourceMessage[] {
  const sender = message['sender'];
  if (sender !== 'human' && sender !== 'assistant') return [];
  const blocks = listOf(message['content']).filter(isFields);
  const texts = blocks.length > 0 ? blocks.flatMap(readBlock) : [textOf(message['text'])];
  const files = [...listOf(message['attachments']), ...listOf(message['files'])].map((file) => ({
    kind: 'file' as const,
    name: textOf(fieldsOf(file)['file_name']),
  }));
  const parts = [...texts, ...files];
  if (parts.every((part) => typeof part === 'string' && part.trim() === '')) return [];
  return [
    {
      key: textOf(message['uuid']) || String(index),
      sender: sender === 'human' ? 'user' : 'assistant',
      parts,
      time: timeOf(message['created_at'], now),
    },
  ];
}

function readBlock(block: Fields): SourceMessage['parts'] {
  const type = textOf(block['type']);
  if (hiddenTypes.includes(type)) return [];
  if (typeof block['text'] === 'string') return [block['text']];
  if (type === 'image') return [{ kind: 'image' }];
  return type.startsWith('tool') ? [{ kind: 'tool' }] : [{ kind: 'file', name: '' }];
}
