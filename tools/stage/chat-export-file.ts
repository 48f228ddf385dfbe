import {
  chatgptChat,
  claudeChat,
  zipOf,
} from '../../apps/server/src/testing/imports/chat-exports.ts';

const conversations = [
  chatgptChat(
    'tea',
    [
      { id: 'q', parts: ['Кой чай?', { content_type: 'image_asset_pointer' }] },
      { id: 'a', parts: ['Зелен чай.'] },
    ],
    { title: 'Чай' },
  ),
  chatgptChat('empty', [], { title: 'Празен' }),
  claudeChat('u', [{ text: 'Хляб?' }, { text: 'Ръжен.' }], { name: 'Хляб' }),
];

/** A ZIP file with “Чай” from ChatGPT, “Хляб” from Claude, and “Празен”, which has no messages. */
export function chatExportFile(): Uint8Array {
  return zipOf({ 'conversations.json': conversations });
}
