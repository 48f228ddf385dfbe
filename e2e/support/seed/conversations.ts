import { expect } from '@playwright/test';
import type { Persona } from '../personas/persona.ts';
import type { Product } from '../server/product.ts';

/** Every kind of Markdown that an answer can contain. */
const RICH = `# Prices

| Plan | Price | For whom, said at some length so that the table is wide |
|---|---|---|
| Pro | 19.94 € | For brands that work with it every week and every day |

- one
- two

\`\`\`js
const aLongLine = 'which does not fit onto a narrow screen and has to scroll inside of its own box';
\`\`\`

> Bring mountain herbs to city kitchens.

[A link](https://example.com/) and \`code\`, **strong** and *soft*.`;

/** Chats of a Pro user: one longer than the consultant's memory, one failed answer, one stopped answer. */
export async function conversations(pro: Persona, product: Product): Promise<void> {
  const first = { query: 'Which tagline fits, and why?', text: RICH };
  const replyId = await askAndAnswer(pro, product, { chatId: 'sample', ...first });
  for (const query of ['Our vision is a cup in every street.', 'Как да се позиционираме?']) {
    await askAndAnswer(pro, product, { chatId: 'sample', query, text: `${query} ${RICH}` });
  }
  await pro.call('updateUser', { shareFeedback: true });
  await pro.call('setFeedback', { chatId: 'sample', messageId: replyId, feedback: 'good' });
  await pro.call('renameChat', {
    chatId: 'sample',
    title: 'Заглавие, което е толкова дълго, че не се побира в менюто на никой екран',
  });

  await versions(pro, product);
  await project(pro, product);

  await ask(pro, 'failed');
  (await product.provider.next()).refuse(400);
  await ended(pro, 'failed');

  await ask(pro, 'stopped');
  const answer = await product.provider.next();
  answer.say('It began well');
  await pro.call('stopResponse', { chatId: 'stopped', messageId: 'question-stopped' });
  await ended(pro, 'stopped');
}

/** A chat whose first question has two versions. */
async function versions(pro: Persona, product: Product): Promise<void> {
  const exchange = { chatId: 'versions', query: 'Which tagline fits?', text: RICH };
  await askAndAnswer(pro, product, exchange);
  const { messages } = await pro.call('listMessages', { chatId: 'versions' });
  const versionOf = messages[0]?.messageId ?? '';
  const query = 'Кое мото подхожда на книжарница с кафене, която отваря вечер?';
  await askAndAnswer(pro, product, { ...exchange, query, text: 'Вечерна книга.', versionOf });
}

interface Exchange {
  chatId?: string;
  /** The question that this one is another version of. */
  versionOf?: string;
  query: string;
  text: string;
}

/** @returns the id of the reply */
export async function askAndAnswer(
  { call }: Persona,
  { provider }: Product,
  { chatId = 'sample', versionOf, query, text }: Exchange,
): Promise<string> {
  const { chats } = await call('listChats', {});
  const newChat = !chats.some((chat) => chat.chatId === chatId);
  const messageId = crypto.randomUUID();
  const version = versionOf === undefined ? {} : { versionOf };
  const question = { chatId, messageId, newChat, query, ...version };
  const response = call('generateResponse', question);
  const answer = await provider.next();
  answer.say(text);
  answer.finish();
  return (await response).replyId ?? '';
}

async function ask({ call }: Persona, chatId: string): Promise<void> {
  const question = {
    chatId,
    messageId: `question-${chatId}`,
    newChat: true,
    query: 'How do we begin?',
  };
  await call('generateResponse', { ...question, wait: false });
}

async function ended({ call }: Persona, chatId: string): Promise<void> {
  const isAnswering = async () => {
    const { messages } = await call('listMessages', { chatId });
    return messages.some(({ status }) => status === 'answering');
  };
  await expect.poll(isAnswering).toBe(false);
}

/** A pinned chat in a project, whose instructions an answer was given, and an archived chat. */
async function project(pro: Persona, product: Product): Promise<void> {
  await pro.call('createProject', {
    projectId: 'spring',
    name: 'Пролет 2027',
    color: 'green',
    instructions: 'Пишете за млади семейства.\nБез емоджита.',
  });
  await pro.call('createChat', { chatId: 'spring', title: 'Пролетно меню' });
  await pro.call('updateChat', { chatId: 'spring', projectId: 'spring', pinned: true });
  const query = 'Какво да предложим през май?';
  await askAndAnswer(pro, product, { chatId: 'spring', query, text: 'Лек хляб с лимец.' });
  await pro.call('createChat', { chatId: 'archived', title: 'Стара кампания' });
  await pro.call('updateChat', { chatId: 'archived', archived: true });
}
