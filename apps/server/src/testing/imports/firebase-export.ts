import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePassword } from './firebase-password.ts';

/** When the tests import. */
export const importTime = new Date('2026-11-20T12:00:00Z');

const { passwordHash, salt } = samplePassword;
const time = (iso: string) => ({ _seconds: Date.parse(iso) / 1_000, _nanoseconds: 5_000_000 });
const user = (localId: string, email: unknown, more: object = {}) => ({
  localId,
  email,
  emailVerified: true,
  passwordHash,
  salt,
  createdAt: '1700000000000',
  ...more,
});

/** Users of `firebase auth:export`, with everything odd that one has. */
export const authUsers = [
  user('ana', 'Ana@Firm.test', { displayName: 'Ана Петрова', photoUrl: 'https://x.test/a.png' }),
  user('boris', 'boris@firm.test', { emailVerified: false }),
  {
    localId: 'google',
    email: 'g@firm.test',
    emailVerified: true,
    displayName: 'Гео Гло Глов',
    providerUserInfo: [{ providerId: 'google.com', rawId: '1' }],
  },
  user('disabled', 'off@firm.test', { disabled: true }),
  user('again', 'ANA@firm.TEST'),
  user('phone', undefined, { phoneNumber: '+359' }),
  user('id.with:signs', 'signs@firm.test', { createdAt: 'yesterday' }),
  null,
];

export const longText = `${'я'.repeat(999_999)}🥐 the end`;
const mission = '🥐 Топъл хляб за всеки';

/** Lines of the file of documents, with everything odd that one has. */
export const documents: unknown[] = [
  {
    path: 'users/ana',
    data: {
      email: 'ana@firm.test',
      createdAt: time('2025-03-01T10:00:00Z'),
      firstName: 'Ана',
      lastName: 'Петрова',
      language: 'bg',
      accountType: 'company',
      isTester: true,
      plan: 'pro',
      queryUsed: 7,
      queryLimit: 100,
      queryResetDate: time('2026-12-01T00:00:00Z'),
      stripeCustomerId: 'cus_1',
      subscriptionId: 'sub_1',
      isAdmin: true,
      userInfo: {
        profile: { businessName: 'Фурна Слънце', industry: '' },
        brandHub: {
          brandCore: { mission, motto: 'Винаги топло' },
          visualIdentity: {
            brandColors: '{"primary":[{"hex":"#CC0000","rgb":"","rgba":""}],"secondary":[]}',
          },
          basicInfo: { role: 'Хлебар' },
        },
        brandData: { brandCore: { mission: 'An older one', vision: 'Хляб навсякъде' } },
      },
      usp: 'На камък',
    },
  },
  {
    path: 'users/boris',
    data: {
      createdAt: 'never',
      firstName: 'Б'.repeat(200),
      language: 'DE',
      accountType: 'club',
      plan: 'gold',
      queryUsed: -3,
      queryLimit: 'five',
      stripeCustomerId: 'cus_1',
      mission: 'At the top',
      brandData: { brandVoice: { toneOfVoice: 'Тих\u0000' } },
      userInfo: {
        brandData: { products: 'x'.repeat(9_000), brandColors: { primary: [], secondary: [] } },
      },
    },
  },
  {
    path: 'users/disabled',
    data: {
      plan: 'enterprise',
      queryLimit: 500,
      queryUsed: 40,
      queryResetDate: Date.parse('2026-10-05T00:00:00Z'),
    },
  },
  // The messages stand before their chat, and not in order.
  {
    path: 'chats/ana/chatHistory/c1/messages/m2',
    data: {
      text: 'Отговор 🥐',
      sender: 'assistant',
      timestamp: '2026-01-01T10:00:05.500Z',
      feedback: 'good',
      tokens: 12,
    },
  },
  {
    path: 'chats/ana/chatHistory/c1/messages/m1',
    data: {
      text: 'Въпрос?',
      sender: 'user',
      timestamp: { seconds: 1_767_261_600, nanoseconds: 0 },
    },
  },
  {
    path: 'chats/ana/chatHistory/c1',
    data: {
      title: 'Слогани',
      createdAt: time('2026-01-01T10:00:00Z'),
      dateLastVisited: 1_767_261_700_000,
      pinned: true,
    },
  },
  {
    path: 'chats/ana/chatHistory/c1/messages/m3',
    data: { text: 'И още?', sender: 'user', timestamp: 'soon' },
  },
  {
    path: 'chats/ana/chatHistory/c1/messages/m4',
    data: {
      text: 'Network connection lost. Please check your internet connection and try again.',
      sender: 'assistant',
      timestamp: '2026-01-01T10:01:00Z',
      isError: true,
      feedback: null,
    },
  },
  {
    path: 'chats/ana/chatHistory/c1/messages/m4',
    data: { text: 'twice', sender: 'user', timestamp: '2026-01-01T10:01:00Z' },
  },
  {
    path: 'chats/ana/chatHistory/c1/messages/m5',
    data: { text: 'who?', sender: 'robot', timestamp: '2026-01-01' },
  },
  { path: 'chats/ana/chatHistory/c1/messages/m6', data: { sender: 'user' } },
  {
    path: 'chats/ana/chatHistory/welcome chat',
    data: { title: 'Welcome Chat', dateCreated: '2025-03-01T10:00:00Z' },
  },
  { path: 'chats/boris/chatHistory/c1', data: { title: 't'.repeat(500) } },
  {
    path: 'chats/boris/chatHistory/c1/messages/m1',
    data: { text: longText, sender: 'user', feedback: 'great' },
  },
  {
    path: 'chats/boris/chatHistory/gone/messages/m1',
    data: { text: 'orphan', sender: 'user', timestamp: '2026-01-01' },
  },
  { path: 'chats/nobody/chatHistory/c1', data: { title: 'x' } },
  { path: 'chats/phone/chatHistory/c1', data: { title: 'x' } },
  { path: 'chats/id.with:signs/chatHistory/c1', data: {} },
  { path: 'plans/pro', data: { queryLimit: 100, texts: { en: 'Pro' } } },
  { path: 'users/ana', data: {} },
  { path: 'users', data: {} },
  { path: 'users/ana' },
  [],
];

/** Writes both files of an export. @returns their paths */
export function writeExport(
  folder: string,
  users: readonly unknown[] = authUsers,
  lines: readonly unknown[] = documents,
): { usersFile: string; documentsFile: string } {
  const usersFile = join(folder, 'users.json');
  const documentsFile = join(folder, 'documents.ndjson');
  writeFileSync(usersFile, JSON.stringify({ users }));
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  writeFileSync(documentsFile, `${text}\n{"path": "users/b\n\n`);
  return { usersFile, documentsFile };
}
