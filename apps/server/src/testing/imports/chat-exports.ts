import { IMPORT_PIECE_BYTES } from '@savet/contract/limits';
import { zipSync } from 'fflate';
import type { TestServer } from '../application.ts';
import type { Person } from '../person.ts';

type Part = string | object;

/** A message of ChatGPT's tree; the one before it in the list is its parent unless it names another. */
export interface ChatgptMessage {
  id: string;
  role?: string;
  parts?: Part[];
  parent?: string;
  /** Seconds since 1970. */
  time?: number | null;
  content?: object;
  metadata?: object;
  recipient?: string;
}

/** 2024-03-01T10:00:00Z in seconds. */
export const CHATGPT_TIME = 1_709_287_200;

/** A conversation as ChatGPT exports it; the last message is the current one unless `current` names another. */
export function chatgptChat(
  id: string,
  messages: readonly ChatgptMessage[],
  {
    title = 'A chat',
    current = messages.at(-1)?.id ?? 'root',
  }: { title?: string | null; current?: string } = {},
) {
  const mapping: Record<string, object> = {
    root: { id: 'root', message: null, parent: null, children: [messages[0]?.id] },
  };
  for (const [index, message] of messages.entries()) {
    const { role = index % 2 === 0 ? 'user' : 'assistant', parts = [message.id] } = message;
    const parent = message.parent ?? messages[index - 1]?.id ?? 'root';
    mapping[message.id] = {
      id: message.id,
      parent,
      children: messages.flatMap((child, place) =>
        (child.parent ?? messages[place - 1]?.id) === message.id ? [child.id] : [],
      ),
      message: {
        id: message.id,
        author: { role, name: null, metadata: {} },
        create_time: message.time === undefined ? CHATGPT_TIME + index * 60.5 : message.time,
        content: message.content ?? { content_type: 'text', parts },
        status: 'finished_successfully',
        weight: 1,
        metadata: message.metadata ?? {},
        recipient: message.recipient ?? 'all',
      },
    };
  }
  return {
    title,
    create_time: CHATGPT_TIME,
    update_time: CHATGPT_TIME + 3_600,
    mapping,
    current_node: current,
    conversation_id: id,
    id,
    is_archived: false,
  };
}

/** A plain conversation of ChatGPT with one question and its answer. */
export function plainChat(id: string, title = `Chat ${id}`) {
  const messages = [
    { id: `${id}-q`, parts: [`Question of ${id}`] },
    { id: `${id}-a`, parts: [`Answer of ${id}`] },
  ];
  return chatgptChat(id, messages, { title });
}

/** A conversation as Claude exports it. */
export function claudeChat(uuid: string, messages: readonly object[], changes: object = {}) {
  return {
    uuid,
    name: 'A chat with Claude',
    created_at: '2024-05-01T08:00:00.123456Z',
    updated_at: '2024-05-02T08:00:00.123456Z',
    account: { uuid: 'account' },
    chat_messages: messages.map((message, index) => ({
      uuid: `${uuid}-${index}`,
      sender: index % 2 === 0 ? 'human' : 'assistant',
      created_at: `2024-05-01T08:0${index}:00.000000Z`,
      attachments: [],
      files: [],
      ...message,
    })),
    ...changes,
  };
}

/** A ZIP file with these entries, each a text or a value that becomes JSON. */
export function zipOf(entries: Record<string, unknown>): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([path, content]) => [
        path,
        encoder.encode(typeof content === 'string' ? content : JSON.stringify(content)),
      ]),
    ),
  );
}

/** Sends a file without waiting for its import. */
export async function sendFile(person: Person, file: Uint8Array): Promise<string> {
  const { import: begun } = await person.call('importChats', { size: file.length });
  const { importId } = begun;
  for (let sequence = 0; sequence * IMPORT_PIECE_BYTES < file.length; sequence += 1) {
    const start = sequence * IMPORT_PIECE_BYTES;
    const bytes = Buffer.from(file.subarray(start, start + IMPORT_PIECE_BYTES)).toString('base64');
    await person.call('sendImportPiece', { importId, sequence, bytes });
  }
  return importId;
}

/** Imports a file, or a list of conversations, and returns the import as it ended. */
export async function importFile(
  { application }: TestServer,
  person: Person,
  content: Uint8Array | object[],
) {
  const file =
    content instanceof Uint8Array ? content : new TextEncoder().encode(JSON.stringify(content));
  await sendFile(person, file);
  await application.importWorker.settled();
  const { import: latest } = await person.call('getChatImport', {});
  if (!latest) throw new Error('there is no import');
  if (latest.state === 'running' || latest.failure === 'interrupted') {
    throw new Error(`the import did not end: ${JSON.stringify(latest)}`);
  }
  return latest;
}
