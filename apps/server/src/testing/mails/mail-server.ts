import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps received mails, takes any password, and can refuse some mails with a quotation of them. */
export class MailServer {
  readonly url: string;
  readonly #server: SMTPServer;
  readonly #mails: string[];
  readonly #refused: string[];
  readonly #refusals: { left: number };

  private constructor(
    server: SMTPServer,
    mails: { taken: string[]; refused: string[] },
    refusals: { left: number },
  ) {
    this.#server = server;
    this.#mails = mails.taken;
    this.#refused = mails.refused;
    this.#refusals = refusals;
    this.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<MailServer> {
    const mails: string[] = [];
    const refused: string[] = [];
    const refusals = { left: 0 };
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let mail = '';
        stream.setEncoding('utf8').on('data', (part: string) => {
          mail += part;
        });
        stream.on('end', () => {
          if (refusals.left > 0) {
            refusals.left -= 1;
            refused.push(mail);
            done(new Error(`not now: ${textOf(mail).replaceAll(/\s+/g, ' ')}`));
            return;
          }
          mails.push(mail);
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return new MailServer(server, { taken: mails, refused }, refusals);
  }

  /** The raw mails. */
  get mails(): readonly string[] {
    return this.#mails;
  }

  /** The raw mails that were refused. */
  get refused(): readonly string[] {
    return this.#refused;
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

/** A mail without the encoding of lines (quoted-printable, RFC 2045). */
export function textOf(mail: string): string {
  return mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
