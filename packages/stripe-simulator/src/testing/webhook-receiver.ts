import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

const stripe = new Stripe('sk_test_receiver');

/** Receives webhooks, verifies them with the SDK and sends the queued responses. */
export class WebhookReceiver {
  readonly secret = 'whsec_of_the_receiver';
  readonly events: Stripe.Event[] = [];
  /** The events as they were sent. */
  readonly bodies: object[] = [];
  /** Status codes of the next responses, 200 when empty; 'none' sends no response. */
  readonly answers: (number | 'none')[] = [];
  readonly #server: Server;
  #arrived = Promise.withResolvers<void>();

  private constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response));
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/webhook`;
  }

  get types(): string[] {
    return this.events.map((event) => event.type);
  }

  /** Resolves when `count` events have arrived. */
  async received(count: number): Promise<void> {
    while (this.events.length < count) await this.#arrived.promise;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const signature = request.headers['stripe-signature'] ?? '';
    this.events.push(stripe.webhooks.constructEvent(body, signature, this.secret));
    this.bodies.push(JSON.parse(body) as object);
    this.#arrived.resolve();
    this.#arrived = Promise.withResolvers();
    const answer = this.answers.shift() ?? 200;
    if (answer !== 'none') response.writeHead(answer).end('{}');
  }
}
