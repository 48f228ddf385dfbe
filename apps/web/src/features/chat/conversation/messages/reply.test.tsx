import type { MessageDocument } from '@savet/contract/documents';
import { replyErrors } from '@savet/contract/errors';
import { bg } from '@savet/i18n/bg';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { DocumentsContext } from '#data/documents/documents-context.ts';
import { message } from '#data/documents/store/test-documents.ts';
import { createUserDocuments } from '#data/documents/user-documents.ts';
import { LanguageContext } from '#lib/language/language-context.ts';
import { userTexts } from '#lib/language/texts.ts';
import { ToastsContext } from '#ui/toasts/toasts-context.ts';
import { Reply } from './reply.tsx';

beforeAll(() => userTexts.load('BG'));

const receipt = {
  brandHubUid: 'u',
  fields: [{ path: 'userInfo.brandHub.brandCore.mission', version: 2 }],
};

describe('a reply', () => {
  test('shows the loading dots until its first text', () => {
    const shown = html({ status: 'answering', text: '' });
    expect(shown).toContain('data-status="answering"');
    expect(shown).toContain(bg.chat.answering);
    expect(shown).not.toContain(bg.chat.copy);
  });

  test('shows the text so far', () => {
    const shown = html({ status: 'answering', text: '' }, 'Здравей, **свят');
    expect(shown).toContain('Здравей, ');
    expect(shown).not.toContain(bg.chat.answering);
  });

  test('offers copy and feedback when done, and lists the fields it used', () => {
    const shown = html({ status: 'done', text: 'Готово', feedback: 'good', receipt });
    expect(shown).toContain(`aria-label="${bg.chat.copy}"`);
    expect(shown).toContain(`aria-label="${bg.chat.good}" aria-pressed="true"`);
    expect(shown).toContain(`aria-label="${bg.chat.bad}" aria-pressed="false"`);
    expect(shown).toContain('href="/brandhub#userInfo.brandHub.brandCore.mission"');
    expect(shown).toContain(bg.brandHub.fields.mission);
    expect(shown).not.toContain(bg.chat.retry);
  });

  test.each([
    ['GENERATION_FAILED', true],
    ['CONNECTION_LOST', true],
    // It would be too long again.
    ['QUESTION_TOO_LONG', false],
  ] as const)(
    'shows %s in the reader’s language, with a retry button: %s',
    (errorCode, isRetriable) => {
      const shown = html({
        status: 'failed',
        isError: true,
        errorCode,
        text: replyErrors[errorCode],
      });
      expect(shown).toContain(bg.errors.byReply[errorCode]);
      expect(shown.includes(`${bg.chat.retry}</button>`)).toBe(isRetriable);
      expect(shown).toContain(bg.chat.notCounted);
      expect(shown).not.toContain(replyErrors[errorCode]);
      expect(shown).not.toContain(bg.chat.copy);
    },
  );

  test('keeps and marks its partial text after a failure', () => {
    const failure = { isError: true, errorCode: 'CONNECTION_LOST', text: 'Половин отго' };
    const shown = html({ status: 'failed', ...failure });
    expect(shown).toContain('Половин отго');
    expect(shown).toContain(bg.chat.partialMark);
    expect(shown).toContain(`aria-label="${bg.chat.copy}"`);
    // One way on, without a charge.
    expect(shown).toContain(bg.chat.retry);
    expect(shown).not.toContain(bg.chat.anotherAnswer);
  });

  test.each([
    { text: 'Дотук', mark: bg.chat.stoppedMark, isFree: false },
    { text: '', mark: bg.chat.stoppedEmptyMark, isFree: true },
  ])('is marked when stopped at "$text", and says that it is free: $isFree', (stopped) => {
    const shown = html({ status: 'stopped', text: stopped.text });
    expect(shown).toContain(stopped.mark);
    expect(shown.includes(bg.chat.notCounted)).toBe(stopped.isFree);
    expect(shown.includes(bg.chat.retry)).toBe(stopped.isFree);
    expect(shown.includes(bg.chat.anotherAnswer)).toBe(!stopped.isFree);
  });

  test('offers its readings as buttons', () => {
    const offer = { choices: ['ценообразуване', 'вдигане на цените'], team: false };
    const shown = html({ status: 'done', text: 'Кое от двете?', offer });
    expect(shown).toMatch(/<button[^>]*>ценообразуване<\/button>/);
    expect(shown).toMatch(/<button[^>]*>вдигане на цените<\/button>/);
  });

  test('says why the first text takes long, until it is there', () => {
    const values = { status: 'answering', text: '', notice: 'warming-up' } as const;
    const shown = html(values);
    expect(shown).toContain(`<output>${bg.chat.notices['warming-up']}</output>`);
    expect(shown).not.toContain(bg.chat.answering);
    expect(html(values, 'Здравей')).not.toContain(bg.chat.notices['warming-up']);
  });

  test('divides its receipt where it is known what shows, and says what did not fit', () => {
    const at = 'userInfo.brandHub.brandCore';
    const fields = [
      { path: `${at}.mission`, version: 2, shown: true },
      { path: `${at}.values`, version: 1, shown: false },
    ];
    const leftOut = { messages: 3, fields: [`${at}.vision`] };
    const shown = html({ text: 'Готово', receipt: { ...receipt, fields, leftOut } });
    const order = [
      bg.chat.shownInAnswer,
      bg.brandHub.fields.mission,
      bg.chat.alsoGiven,
      bg.brandHub.fields.values,
      bg.chat.leftOut(`${bg.chat.olderMessagesLeftOut(3)}; ${bg.brandHub.fields.vision}`),
    ].map((text) => shown.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('has no headings in its receipt where every field was used', () => {
    const shown = html({ text: 'Готово', receipt });
    expect(shown).not.toContain(bg.chat.shownInAnswer);
    expect(shown).not.toContain(bg.chat.given);
  });

  test('says what did not fit without any field', () => {
    const leftOut = { messages: 1, fields: [] };
    const shown = html({ text: 'Готово', receipt: { ...receipt, fields: [], leftOut } });
    expect(shown).toContain(bg.chat.leftOut(bg.chat.olderMessagesLeftOut(1)));
    expect(shown).not.toContain('<details');
  });

  test('reserves space for its buttons while streaming', () => {
    expect(html({ status: 'answering', text: '' })).toContain('<footer');
  });
});

function html(values: Partial<MessageDocument>, running?: string): string {
  const documents = createUserDocuments(
    {
      getUser: () => Promise.reject(new Error('not read here')),
      listProjects: () => Promise.reject(new Error('not read here')),
      listChats: () => Promise.reject(new Error('not read here')),
      listMessages: () => Promise.reject(new Error('not read here')),
      isMissing: () => false,
    },
    () => {},
  );
  if (running !== undefined) {
    documents.store.takeDelta({ chatId: 'a', replyId: 'r', attempt: 1, from: 0, text: running });
  }
  const reply = message('r', { sender: 'assistant', replyTo: 'q', ...values });
  const language = { language: 'BG', locale: 'bg', texts: bg, choose() {} } as const;
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <DocumentsContext value={{ isViewOnly: false, uid: 'u', documents, liveStatus: 'open' }}>
        <ToastsContext value={{ show() {} }}>
          <MemoryRouter>
            <Reply
              message={reply}
              isLast
              question="Колко струва?"
              onAskAgain={() => {}}
              onRetry={() => {}}
              onChoose={() => {}}
            />
          </MemoryRouter>
        </ToastsContext>
      </DocumentsContext>
    </LanguageContext>,
  );
}
