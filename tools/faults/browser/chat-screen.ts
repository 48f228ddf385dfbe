import type { Locator, Page } from '@playwright/test';
import { en } from '@savet/i18n/en';
import { answerText } from '../answers.ts';
import type { Sent } from '../nothing-lost.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';

/** The chat as a person reads and writes it. */
export class ChatScreen {
  readonly composer: Locator;
  readonly #page: Page;
  readonly #questions: Locator;
  readonly #replies: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.composer = page.getByLabel(en.chat.composerLabel, { exact: true });
    const messages = page.getByTestId('message');
    this.#questions = messages.and(page.locator('[data-sender="user"]'));
    this.#replies = messages.and(page.locator('[data-sender="assistant"]'));
  }

  /** Sends what is in the composer, and waits until it is on the screen as the last question. */
  async send(query: string): Promise<Sent> {
    await this.#page.getByRole('button', { name: en.chat.send, exact: true }).click();
    await this.#page.waitForURL('**/chat/*');
    const question = this.#questions.filter({ hasText: query });
    await question.first().waitFor();
    const messageId = (await question.first().getAttribute('data-message-id')) ?? '';
    return { chatId: new URL(this.#page.url()).pathname.replace('/chat/', ''), messageId, query };
  }

  /**
   * Waits until the last reply shows a text of the answer.
   * @throws LossError at once if it shows another text
   */
  async shows(markdown: string): Promise<void> {
    const text = plain(markdown);
    let last = '';
    await until(
      () => `the screen shows “${text}”, not “${last}”`,
      async () => {
        last = await this.#last();
        checkPart(last);
        return last === text;
      },
    );
  }

  async isShowing(markdown: string): Promise<boolean> {
    return (await this.#last()) === plain(markdown);
  }

  /** Waits until so many replies have ended. */
  async settled(replies = 1): Promise<void> {
    await until(`${replies} replies end on the screen`, async () => {
      const last = this.#replies.last();
      if ((await this.#replies.count()) < replies) return false;
      return (await last.getAttribute('data-status')) !== 'answering';
    });
  }

  /**
   * Checks that these questions are on the screen once each, with one whole reply each.
   * @throws LossError
   */
  async check(...queries: string[]): Promise<void> {
    const questions = (await this.#questions.allInnerTexts()).join('\n');
    for (const query of queries) {
      const count = questions.split(query).length - 1;
      ensure(count > 0, 'lost', `the screen shows other questions: ${questions}`);
      ensure(count === 1, 'doubled', `the screen shows the question ${count} times`);
    }
    const extra = (await this.#questions.count()) - queries.length;
    ensure(extra === 0, 'doubled', `${extra} more questions are on the screen`);
    const replies = await this.#replies.count();
    ensure(replies >= queries.length, 'lost', 'a reply is not on the screen');
    ensure(replies === queries.length, 'doubled', `${replies} replies are on the screen`);
    for (const reply of await this.#replies.all()) {
      const status = await reply.getAttribute('data-status');
      const shown = await reply.innerText();
      ensure(status === 'done', 'lost', `the reply is ${status} on the screen: ${shown}`);
      const text = await textOf(reply);
      checkPart(text);
      ensure(text === plain(answerText), 'lost', `the screen shows only: ${text}`);
    }
  }

  /**
   * Checks everything that replies have shown since the page was loaded: the beginning of the answer at any moment.
   * @throws LossError
   */
  async checkSeen(): Promise<void> {
    const seen = await this.#page.evaluate<string[]>('[...window.seenReplies]');
    for (const text of seen) checkPart(plain(text));
  }

  async #last(): Promise<string> {
    const reply = this.#replies.last();
    return (await this.#replies.count()) === 0 ? '' : textOf(reply);
  }
}

/** The text of an answer, without what surrounds it. */
async function textOf(reply: Locator): Promise<string> {
  return plain((await reply.locator('[data-markdown]').allTextContents()).join(''));
}

/** @throws LossError unless a shown text is the beginning of the answer */
function checkPart(text: string): void {
  const loss = text.length > plain(answerText).length ? 'doubled' : 'lost';
  ensure(plain(answerText).startsWith(text), loss, `the screen shows another text: ${text}`);
}

/** Without the marks of Markdown and the kinds of spaces. */
function plain(text: string): string {
  return text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
}
