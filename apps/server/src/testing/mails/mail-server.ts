import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps received mails and can refuse some. */
export class MailServer {
  readonly url: string;
  readonly #server: SMTPServer;
  readonly #mails: string[];
  readonly #refusals: { left: number };

  private constructor(server: SMTPServer, mails: string[], refusals: { left: number }) {
    this.#server = server;
    this.#mails = mails;
    this.#refusals = refusals;
    this.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<MailServer> {
    const mails: string[] = [];
    const refusals = { left: 0 };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let mail = '';
        stream.setEncoding('utf8').on('data', (part: string) => {
          mail += part;
        });
        stream.on('end', () => {
          if (refusals.left > 0) {
            refusals.left -= 1;
            done(new Error('not now'));
            return;
          }
          mails.push(mail);
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return new MailServer(server, mails, refusals);
  }

  /** The raw mails. */
  get mails(): readonly string[] {
    return this.#mails;
  }

  /** The raw mails to this address; those that only name it in `Reply-To` are not among them. */
  mailsTo(email: string): string[] {
    return this.#mails.filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
  }

  refuse(times: number): void {
    this.#refusals.left = times;
  }

  get refusalsLeft(): number {
    return this.#refusals.left;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
