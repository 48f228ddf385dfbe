import type { CallOutput } from '@savet/contract/calls';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bulgarianUser } from '../app/documents.ts';
import { expectCount, expectNoEnglish, expectPath } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';

type Request = CallOutput<'listViewingRequests'>['requests'][number];

const until = '2036-11-02T09:30:00.000Z';
const request: Request = {
  requestId: 'r',
  email: 'staff@savet.example',
  reason: 'По Ваша молба',
  requestedAt: '2036-11-01T09:30:00.000Z',
  until,
  answer: null,
};

test.for(Object.entries(sizes))(
  'A request to view the account is announced on every screen and answered there. On a %s',
  async ([, size]) => {
    await resize(size);
    const { api } = await asked();
    const notice = page.getByRole('region', { name: en.viewingRequests.title });
    await expectCount(notice, 0);
    api.change({ user: { viewingRequestUntil: until } });
    await notice.getByRole('button', { name: 'Answer' }).click();
    const dialog = page.getByRole('dialog', { name: en.viewingRequests.title });
    await expect.element(dialog.getByText(request.email)).toBeVisible();
    await expect.element(dialog.getByText('Reason: По Ваша молба')).toBeVisible();
    await dialog.getByRole('button', { name: 'Allow one viewing' }).click();
    await expect.element(dialog.getByText(en.viewingRequests.allowed)).toBeVisible();
    expect(api.inputs('answerViewingRequest')).toMatchObject([
      { requestId: 'r', answer: 'approved' },
    ]);
    await expectCount(notice, 0);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(dialog.getByText(en.viewingRequests.declined)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectCount(dialog, 0);
  },
);

test('A refused answer says why and stays open', async () => {
  const { api } = await asked();
  api.change({ user: { viewingRequestUntil: until } });
  api.refuse('answerViewingRequest', 'VIEWING_REQUEST_OVER');
  await page.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect
    .element(dialog.getByText('This request has expired or has been used.'))
    .toBeVisible();
});

test('A request that waits stands only once in the profile', async () => {
  const { api } = await asked('/profile');
  api.answer('listViewings', () => ({
    viewings: [
      entry({ kind: 'request', viewingId: request.requestId, consent: null, expiresAt: until }),
      entry({ viewingId: 'v2', reason: 'Ticket 7' }),
    ],
    more: false,
  }));
  api.change({ user: { viewingRequestUntil: until } });
  const section = page.getByRole('region', { name: en.security.viewing.title });
  await expect.element(section.getByText('Reason: По Ваша молба')).toBeVisible();
  await expect.element(section.getByText('Reason: Ticket 7')).toBeVisible();
  await expectCount(section.getByText(en.security.viewing.asked), 0);
});

test('The profile has the settings, the requests and the record, which can be downloaded', async () => {
  const { api } = await asked('/profile');
  api.answer('listViewings', () => ({
    viewings: [
      entry({ kind: 'request', consent: null, expiresAt: '2026-01-02T09:30:00.000Z' }),
      entry({ viewingId: 'v2', consent: 'overridden', reason: '=1+1', reads: { listChats: 2 } }),
    ],
    more: false,
  }));
  api.change({ user: { viewingRequestUntil: until } });
  const section = page.getByRole('region', { name: en.security.viewing.title });
  await expect.element(section.getByText('По Ваша молба')).toBeVisible();

  await section.getByRole('button', { name: 'Ask me', exact: true }).click();
  await section.getByRole('button', { name: 'No emails', exact: true }).click();
  await expect.poll(() => api.user).toMatchObject({ asksBeforeViewing: true, viewingMails: false });

  const files: Blob[] = [];
  const createObjectURL = URL.createObjectURL;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return '#';
  };
  try {
    await openApp(api, '/profile');
    await expect.element(section.getByText(en.security.viewing.consents.overridden)).toBeVisible();
    await expect.element(section.getByText(en.security.viewing.answers.expired)).toBeVisible();
    await section.getByRole('button', { name: 'Download this record' }).click();
    await expect.poll(() => files.length).toBe(1);
  } finally {
    URL.createObjectURL = createObjectURL;
  }
  const text = await files[0]?.text();
  expect(text).toContain(
    "staff@savet.example,2026-01-01T09:30:00.000Z,2026-01-01T09:40:00.000Z,'=1+1,",
  );

  await chooseBulgarian(api);
  await expect
    .element(page.getByRole('button', { name: bg.security.viewing.download }))
    .toBeVisible();
  await expectNoEnglish();
});

test('Staff ask for approval instead of opening the account', async () => {
  const api = new FakeApi({ isAdmin: true });
  const client = { ...bulgarianUser('iva'), asksBeforeViewing: true };
  api.clients = [client];
  await openApp(api, '/admin');
  const card = page.getByRole('button', { name: client.email });
  await expect.element(card.getByText(en.admin.consents.needed)).toBeVisible();
  api.answer('requestViewing', () => ({ consent: 'asked', until }));
  await card.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(en.admin.reason).fill('Ticket 7');
  await dialog.getByRole('button', { name: en.admin.ask }).click();
  await expectCount(dialog, 0);
  expect(api.inputs('requestViewing')).toEqual([{ uid: client.uid, reason: 'Ticket 7' }]);
  expect(api.inputs('startViewing')).toEqual([]);
});

test('Where the operator allows it, staff can view a user who wants to be asked, with a reason', async () => {
  const api = new FakeApi({ isAdmin: true });
  const client = { ...bulgarianUser('iva'), asksBeforeViewing: true };
  api.clients = [client];
  await openApp(api, '/admin');
  await page.getByRole('button', { name: client.email }).click();
  const dialog = page.getByRole('dialog');
  const override = dialog.getByRole('button', { name: en.admin.override });
  await override.click();
  await expect.element(dialog.getByText(en.admin.reasonMissing)).toBeVisible();
  await dialog.getByLabelText(en.admin.reason).fill('Court order');
  await override.click();
  await expectPath('/chat');
  expect(api.inputs('startViewing')).toEqual([
    { uid: client.uid, reason: 'Court order', override: true },
  ]);
});

/** A user with a request that remembers its answer. */
async function asked(path = '/chat') {
  const api = new FakeApi({ language: 'EN' });
  let { answer } = request;
  api.answer('listViewingRequests', () => ({ requests: [{ ...request, answer }] }));
  api.answer('answerViewingRequest', (input) => {
    answer = input.answer;
    api.change({ user: { viewingRequestUntil: null } });
    return { user: api.user };
  });
  await openApp(api, path);
  return { api };
}

function entry(
  changes: Partial<CallOutput<'listViewings'>['viewings'][number]>,
): CallOutput<'listViewings'>['viewings'][number] {
  return {
    viewingId: 'v',
    kind: 'account',
    email: 'staff@savet.example',
    startedAt: '2026-01-01T09:30:00.000Z',
    endedAt: '2026-01-01T09:40:00.000Z',
    expiresAt: '2026-01-01T10:00:00.000Z',
    reason: null,
    consent: null,
    reads: {},
    ...changes,
  };
}
