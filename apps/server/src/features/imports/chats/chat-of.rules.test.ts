import { IMPORT_MESSAGE_MAX, IMPORT_MESSAGES_MAX } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { describe, expect, it } from 'vitest';
import {
  CHATGPT_TIME,
  type ChatgptMessage,
  chatgptChat,
  claudeChat,
} from '../../../testing/imports/chat-exports.ts';
import { chatOf, type ImportedChat } from './chat-of.rules.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const { notes } = en.chatImport;

function read(item: unknown, language = en): ImportedChat {
  const chat = chatOf(JSON.stringify(item), { now, notes: language.chatImport.notes });
  if (!('messages' in chat)) throw new Error(`left out: ${chat.reason}`);
  return chat;
}

function leftOut(item: unknown) {
  return chatOf(typeof item === 'string' ? item : JSON.stringify(item), { now, notes });
}

const textsOf = ({ messages }: ImportedChat) =>
  messages.map(({ sender, text }) => `${sender}: ${text}`);

describe('a conversation of ChatGPT', () => {
  it('becomes a chat with its title and times', () => {
    const chat = read(
      chatgptChat(
        'c1',
        [
          { id: 'q', parts: ['Здравей'] },
          { id: 'a', parts: ['Hello 🙂'] },
        ],
        {
          title: '  Two\nlines ',
        },
      ),
    );
    expect(chat).toMatchObject({
      source: 'ChatGPT',
      title: 'Two lines',
      createdAt: '2024-03-01T10:00:00.000Z',
      dateLastVisited: '2024-03-01T11:00:00.000Z',
      shortened: 0,
      replaced: 0,
      hasOtherVersions: false,
    });
    expect(textsOf(chat)).toEqual(['user: Здравей', 'assistant: Hello 🙂']);
    const [question, answer] = chat.messages;
    expect(answer?.replyTo).toBe(question?.messageId);
    expect(answer?.timestamp).toBe('2024-03-01T10:01:00.500Z');
  });

  it('has the path that is shown, and says that there is another', () => {
    const messages: ChatgptMessage[] = [
      { id: 'q' },
      { id: 'first', role: 'assistant', parent: 'q' },
      { id: 'second', role: 'assistant', parent: 'q' },
      { id: 'more', role: 'user', parent: 'first' },
    ];
    const chat = read(chatgptChat('c', messages, { current: 'second' }));
    expect(textsOf(chat)).toEqual(['user: q', 'assistant: second']);
    expect(chat.hasOtherVersions).toBe(true);
  });

  it('has the newest path where none is marked, and ends with a circle of parents', () => {
    const messages: ChatgptMessage[] = [
      { id: 'q', parent: 'a' },
      { id: 'a', parent: 'q' },
      { id: 'end', role: 'user', parent: 'a' },
    ];
    const chat = read(chatgptChat('c', messages, { current: 'nowhere' }));
    expect(textsOf(chat)).toEqual(['user: q', 'assistant: a', 'user: end']);
  });

  it('leaves out what nobody saw there', () => {
    const messages: ChatgptMessage[] = [
      { id: 'system', role: 'system', parts: ['You are ChatGPT'] },
      { id: 'hidden', role: 'user', metadata: { is_visually_hidden_from_conversation: true } },
      {
        id: 'own',
        role: 'user',
        content: { content_type: 'user_editable_context', user_profile: 'x' },
      },
      { id: 'q', role: 'user' },
      { id: 'empty', role: 'assistant', parts: [''] },
      { id: 'thoughts', role: 'assistant', content: { content_type: 'thoughts', thoughts: [] } },
      {
        id: 'a',
        role: 'assistant',
        parts: ['See \ue200cite\ue202turn0search1\ue201this【4:0†source】.'],
      },
    ];
    const chat = read(chatgptChat('c', messages));
    expect(textsOf(chat)).toEqual(['user: q', 'assistant: See this.']);
    expect(chat.hasOtherVersions).toBe(false);
  });

  it('has notes for pictures, files and tools, in the language of the account', () => {
    const image = { content_type: 'image_asset_pointer', asset_pointer: 'file-service://x' };
    const messages: ChatgptMessage[] = [
      {
        id: 'q',
        content: { content_type: 'multimodal_text', parts: [image, 'What is this?'] },
        metadata: { attachments: [{ name: 'plan.pdf' }, {}] },
      },
      {
        id: 'search',
        role: 'assistant',
        recipient: 'browser',
        content: { content_type: 'code', text: 'search()' },
      },
      { id: 'found', role: 'tool', content: { content_type: 'tether_quote', text: 'secret page' } },
      { id: 'a', role: 'assistant', parts: ['A tree'] },
      { id: 'drawn', role: 'tool', content: { content_type: 'multimodal_text', parts: [image] } },
      {
        id: 'spoken',
        role: 'user',
        content: {
          content_type: 'multimodal_text',
          parts: [
            { content_type: 'audio_transcription', text: 'And now?' },
            { content_type: 'real_time_user_audio_video_asset_pointer' },
          ],
        },
      },
    ];
    expect(textsOf(read(chatgptChat('c', messages)))).toEqual([
      `user: ${notes.image}\n\nWhat is this?\n\n${notes.file('plan.pdf')}\n\n${notes.unnamedFile}`,
      `assistant: ${notes.tool}\n\nA tree\n\n${notes.image}`,
      `user: And now?\n\n${notes.audio}`,
    ]);
    const bulgarian = textsOf(read(chatgptChat('c', messages), bg)).join(' ');
    expect(bulgarian).toContain(bg.chatImport.notes.tool);
    expect(read(chatgptChat('c', messages)).replaced).toBe(7);
  });

  it('has a time for each message, never one in the future', () => {
    const messages = [
      { id: 'q', time: null },
      { id: 'a', time: CHATGPT_TIME + 10 },
      { id: 'later', time: 4_102_444_800 },
    ];
    const times = read(chatgptChat('c', messages)).messages.map(({ timestamp }) => timestamp);
    expect(times).toEqual(Array(3).fill('2024-03-01T10:00:10.000Z'));
  });

  it('is the same each time, and another one when an answer goes on', () => {
    const begin: ChatgptMessage[] = [{ id: 'q' }, { id: 'a' }];
    const ids = (messages: ChatgptMessage[]) =>
      read(chatgptChat('c', messages)).messages.map(({ messageId }) => messageId);
    const [first, second] = ids(begin);
    expect(ids([...begin, { id: 'q2', role: 'user' }]).slice(0, 2)).toEqual([first, second]);
    const longer = ids([...begin, { id: 'a2', role: 'assistant' }]);
    expect(longer[0]).toBe(first);
    expect(longer[1]).not.toBe(second);
  });
});

describe('a conversation of Claude', () => {
  it('becomes a chat, from parts or from the plain text', () => {
    const chat = read(
      claudeChat('u', [
        { text: 'Old form' },
        {
          text: 'This block is not supported',
          content: [
            { type: 'thinking', thinking: 'hm' },
            { type: 'text', text: 'First' },
            { type: 'tool_use', name: 'artifacts', input: {} },
            { type: 'tool_result', content: [] },
            { type: 'text', text: 'Second' },
          ],
        },
        {
          text: 'See',
          content: [],
          attachments: [{ file_name: 'a.txt' }],
          files: [{ file_name: 'b.png' }],
        },
      ]),
    );
    expect(textsOf(chat)).toEqual([
      'user: Old form',
      `assistant: First\n\n${notes.tool}\n\nSecond`,
      `user: See\n\n${notes.file('a.txt')}\n\n${notes.file('b.png')}`,
    ]);
    expect(chat).toMatchObject({
      source: 'Claude',
      title: 'A chat with Claude',
      createdAt: '2024-05-01T08:00:00.123Z',
    });
  });

  it('has the path that is shown where messages name the one before', () => {
    const chat = read(
      claudeChat('u', [
        { text: 'q', uuid: '1', parent_message_uuid: 'nothing' },
        { text: 'old', uuid: '2', parent_message_uuid: '1' },
        { text: 'lost', uuid: '3', sender: 'human', parent_message_uuid: '2' },
        { text: 'new', uuid: '4', sender: 'assistant', parent_message_uuid: '1' },
      ]),
    );
    expect(textsOf(chat)).toEqual(['user: q', 'assistant: new']);
    expect(chat.hasOtherVersions).toBe(true);
  });

  it('gets the beginning of its first question as a title, and keeps messages with one id apart', () => {
    const chat = read(
      claudeChat(
        'u',
        [
          { text: 'How do I\nbegin?', uuid: 'x' },
          { text: 'Now', uuid: 'x' },
        ],
        {
          name: '',
        },
      ),
    );
    expect(chat.title).toBe('How do I begin?');
    expect(new Set(chat.messages.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

it('shortens what is too long, without half a character, and replaces what no database stores', () => {
  const long = `${'x'.repeat(IMPORT_MESSAGE_MAX - 1)}🙂 end`;
  const chat = read(claudeChat('u', [{ text: long }, { text: 'a\0b\ud800c' }]));
  expect(chat.shortened).toBe(1);
  expect(chat.messages[0]?.text).toBe(
    `${'x'.repeat(IMPORT_MESSAGE_MAX - 1)}\n\n${notes.shortened}`,
  );
  expect(chat.messages[1]?.text).toBe('a\ufffdb\ufffdc');
});

it('says why a conversation is left out', () => {
  expect(leftOut('{"mapping":')).toMatchObject({ reason: 'unreadable', source: null });
  expect(leftOut('[]')).toMatchObject({ reason: 'unreadable' });
  expect(leftOut({ title: 'Something else' })).toMatchObject({ reason: 'unreadable' });
  expect(leftOut(claudeChat('u', [], { name: 'Nothing' }))).toEqual({
    source: 'Claude',
    title: 'Nothing',
    reason: 'empty',
  });
  const many = Array.from({ length: IMPORT_MESSAGES_MAX + 1 }, () => ({ text: 'x' }));
  expect(leftOut(claudeChat('u', many))).toMatchObject({ reason: 'too_long' });
  expect(chatOf(null, { now, notes })).toMatchObject({ reason: 'too_long' });
});

it('is not confused by names that objects have', () => {
  const node =
    '{"parent":"constructor","message":{"author":{"role":"user"},"content":{"parts":["x"]}}}';
  const json = `{"mapping":{"__proto__":${node},"b":null},"current_node":"__proto__"}`;
  expect(chatOf(json, { now, notes })).toMatchObject({ messages: [{ text: 'x' }] });
});
