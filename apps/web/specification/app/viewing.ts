import type { UserDocument } from '@savet/contract/documents';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { bulgarianUser } from './documents.ts';
import { expectPath } from './expectations.ts';
import { FakeApi } from './fake-api.ts';
import { openApp } from './open-app.tsx';

/** Opens the chat as staff who are viewing the account of a client. */
export async function openViewing(
  user: Partial<UserDocument> = {},
): Promise<{ api: FakeApi; client: UserDocument }> {
  const api = new FakeApi({ isAdmin: true });
  const client = { ...bulgarianUser(`client-of-${api.user.uid}`), ...user };
  api.clients = [client];
  await openApp(api, '/admin');
  await page.getByRole('button', { name: client.email }).click();
  await expectPath('/chat');
  await expect.element(page.getByText(client.email).first()).toBeInTheDocument();
  return { api, client };
}
