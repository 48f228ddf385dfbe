import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePassword } from '../../apps/server/src/testing/imports/firebase-password.ts';

export interface ExportSize {
  users: number;
  chatsPerUser: number;
  messagesPerChat: number;
}

const START = Date.parse('2025-01-01T00:00:00Z');
const MINUTE_MS = 60_000;
const sentence =
  'Започнете с онези, които вече купуват от Вас: попитайте трима от тях какво им липсва. ';

/** Writes an export of Firebase, as its tools do, into a folder. @returns the paths of its users and its documents */
export async function writeLargeExport(
  folder: string,
  { users, chatsPerUser, messagesPerChat }: ExportSize,
): Promise<[users: string, documents: string]> {
  const [usersFile, documentsFile] = [join(folder, 'users.json'), join(folder, 'documents.ndjson')];
  const { passwordHash, salt } = samplePassword;
  const accounts = Array.from({ length: users }, (_, user) => ({
    localId: `user${user}`,
    email: `user${user}@firm.test`,
    emailVerified: true,
    passwordHash,
    salt,
    createdAt: String(START),
  }));
  writeFileSync(usersFile, JSON.stringify({ users: accounts }));

  const file = createWriteStream(documentsFile);
  for (let user = 0; user < users; user += 1) {
    const lines = [...linesOf(user, chatsPerUser, messagesPerChat)];
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return [usersFile, documentsFile];
}

function* linesOf(user: number, chats: number, messages: number): Generator<string> {
  const uid = `user${user}`;
  const brandHub = { brandCore: { mission: `Топъл хляб за квартал ${user}` } };
  const data = { firstName: 'Ана', lastName: `Петрова ${user}`, language: 'bg', plan: 'free' };
  yield line(`users/${uid}`, { ...data, createdAt: time(user), userInfo: { brandHub } });
  for (let chat = 0; chat < chats; chat += 1) {
    const path = `chats/${uid}/chatHistory/chat${chat}`;
    yield line(path, { title: `Разговор ${chat}`, createdAt: time(chat) });
    for (let message = 0; message < messages; message += 1) {
      const sender = message % 2 === 0 ? 'user' : 'assistant';
      const text = `${message}. ${sentence.repeat(message % 2 === 0 ? 1 : 4)}`;
      const timestamp = time(chat * messages + message);
      yield line(`${path}/messages/message${message}`, { text, sender, timestamp });
    }
  }
}

function line(path: string, data: object): string {
  return JSON.stringify({ path, data });
}

function time(minute: number) {
  return { _seconds: (START + minute * MINUTE_MS) / 1_000, _nanoseconds: 0 };
}
