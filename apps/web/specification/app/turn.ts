import type { MessageDocument } from '@savet/contract/documents';
import { type ReplyErrorCode, replyErrors } from '@savet/contract/errors';
import type { ApiState } from './api-state.ts';

/** An accepted question whose reply the test writes. */
export class Turn {
  readonly #api: ApiState;
  readonly #reply: MessageDocument;
  #text = '';

  constructor(api: ApiState, reply: MessageDocument) {
    this.#api = api;
    this.#reply = reply;
  }

  say(text: string): void {
    const { chatId, messageId, attempt } = this.#reply;
    const from = this.#text.length;
    this.#text += text;
    this.#api.live.send({
      event: 'delta',
      data: { chatId, replyId: messageId, attempt, from, text },
    });
  }

  finish(): void {
    this.#settle({ text: this.#text, status: 'done' });
  }

  /** Ends the turn with the text that the server stores for this failure. */
  fail(errorCode: ReplyErrorCode): void {
    this.#settle({ text: replyErrors[errorCode], status: 'failed', isError: true, errorCode });
  }

  #settle(outcome: Partial<MessageDocument>): void {
    this.#api.change({ messages: [{ ...this.#reply, ...outcome }] });
  }
}
