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

/** Types of content that the person never saw in the conversation: instructions, and thoughts of the model. */
const hiddenTypes = [
  'user_editable_context',
  'model_editable_context',
  'thoughts',
  'reasoning_recap',
];
/** Marks of sources in answers: they name nothing outside the program. Each match begins anew: the time is linear. */
const sourceMarks = /\ue200[^\ue200\ue201]*\ue201|【\d+(?::\d+)?†[^【】]*】/gu;

/** Reads a conversation of ChatGPT: a tree of messages, of which the path to `current_node` is shown. Null without a tree. */
export function readChatgpt(fields: Fields, now: Date): Conversation | null {
  if (!isFields(fields['mapping'])) return null;
  const nodes = new Map(
    Object.entries(fields['mapping']).flatMap(([id, node]) => (isFields(node) ? [[id, node]] : [])),
  );
  const path = shownPath(nodes, textOf(fields['current_node']));
  const messages = path.flatMap(([id, node]) => readNode(id, node, now));
  const shown = new Set(path.map(([id]) => id));
  return {
    source: 'ChatGPT',
    key: textOf(fields['conversation_id']) || textOf(fields['id']),
    title: textOf(fields['title']),
    createdAt: timeOf(fields['create_time'], now),
    updatedAt: timeOf(fields['update_time'], now),
    messages,
    hasOtherVersions: [...nodes].some(
      ([id, node]) => !shown.has(id) && readNode(id, node, now).length > 0,
    ),
  };
}

/** From the first message to the current one, or to the last one where none is current. */
function shownPath(nodes: ReadonlyMap<string, Fields>, current: string): [string, Fields][] {
  let id = nodes.has(current) ? current : newestLeaf(nodes);
  const path: [string, Fields][] = [];
  const seen = new Set<string>();
  while (!seen.has(id) && path.length < PATH_MAX) {
    const node = nodes.get(id);
    if (!node) break;
    seen.add(id);
    path.push([id, node]);
    id = textOf(node['parent']);
  }
  return path.reverse();
}

function newestLeaf(nodes: ReadonlyMap<string, Fields>): string {
  const timeOfNode = (node: Fields) => Number(fieldsOf(node['message'])['create_time']) || 0;
  let newest = '';
  let time = -1;
  for (const [id, node] of nodes) {
    if (listOf(node['children']).length > 0 || timeOfNode(node) < time) continue;
    newest = id;
    time = timeOfNode(node);
  }
  return newest;
}

/** The message of a node; none for one that the program does not show. */
function readNode(id: string, node: Fields, now: Date): SourceMessage[] {
  const message = fieldsOf(node['message']);
  const role = fieldsOf(message['author'])['role'];
  const metadata = fieldsOf(message['metadata']);
  const content = fieldsOf(message['content']);
  const isHidden =
    metadata['is_visually_hidden_from_conversation'] === true ||
    hiddenTypes.includes(textOf(content['content_type']));
  if (isHidden || (role !== 'user' && role !== 'assistant' && role !== 'tool')) return [];
  const files = listOf(metadata['attachments']).map((file) => ({
    kind: 'file' as const,
    name: textOf(fieldsOf(file)['name']),
  }));
  const parts = [...partsOf(content, message, role), ...(role === 'user' ? files : [])];
  const isEmpty = parts.every((part) => typeof part === 'string' && part.trim() === '');
  if (isEmpty) return [];
  const time = timeOf(message['create_time'], now);
  return [{ key: id, sender: role === 'user' ? 'user' : 'assistant', parts, time }];
}

function partsOf(content: Fields, message: Fields, role: string): SourceMessage['parts'] {
  const type = content['content_type'];
  const images = listOf(content['parts']).flatMap((part) => assetOf(part));
  if (role === 'tool') return images.length > 0 ? images : [{ kind: 'tool' }];
  // A message to a tool, such as a search or a program.
  const recipient = message['recipient'];
  if (typeof recipient === 'string' && recipient !== 'all') return [{ kind: 'tool' }];
  if (type === 'code') return [`\`\`\`\n${textOf(content['text'])}\n\`\`\``];
  if (typeof content['text'] === 'string') return [content['text']];
  return listOf(content['parts']).flatMap((part) =>
    typeof part === 'string' ? [part.replaceAll(sourceMarks, '')] : assetOf(part),
  );
}

/** A part that is not text, or the text of one that was spoken. */
function assetOf(part: unknown): SourceMessage['parts'] {
  if (!isFields(part)) return [];
  const type = textOf(part['content_type']);
  if (type === 'audio_transcription') return [textOf(part['text'])];
  if (type === 'image_asset_pointer') return [{ kind: 'image' }];
  return type.includes('audio') ? [{ kind: 'audio' }] : [{ kind: 'file', name: '' }];
}
