import { postAccount } from '../account-routes.ts';
import { fetchToken, type Person, personOf, type ServerAddress } from '../person.ts';

let browsers = 0;

/** A browser that logs in with a provider, one request at a time. */
export class ProviderBrowser {
  readonly cookies = new Map<string, string>();
  server: ServerAddress;
  /** Of its own, where the server trusts a proxy: the limits count log-ins of one address. */
  readonly #address: string;

  /** @param cookies as in a `Cookie` header */
  constructor(server: ServerAddress, cookies = '') {
    this.server = server;
    browsers += 1;
    this.#address = `10.${browsers >> 8}.${browsers & 255}.1`;
    for (const cookie of cookies.split('; ').filter(Boolean)) this.#keep(cookie);
  }

  /** Asks for the provider's page, and goes there. @returns the address that the provider sends back to */
  async goToProvider(provider = 'oidc', isConfirming = false): Promise<URL> {
    const response = await this.post('provider/begin', { provider, isConfirming });
    if (!response.ok) throw new Error(`begin answered ${response.status}`);
    const { url } = (await response.json()) as { url: string };
    const sent = await fetch(url, { redirect: 'manual' });
    return new URL(sent.headers.get('location') ?? '');
  }

  /** Comes back from the provider. @returns the page that the browser is sent to */
  async comeBack({ pathname, search }: URL): Promise<string> {
    const response = await fetch(`${this.server.url}${pathname}${search}`, {
      redirect: 'manual',
      headers: { cookie: this.cookie },
    });
    this.#keepAll(response);
    return response.headers.get('location') ?? `status ${response.status}`;
  }

  /** Finishes the log-in, as the page does. */
  finish(answers: { code?: string; keepAccount?: boolean } = {}): Promise<Response> {
    return this.post('provider/log-in', answers);
  }

  /** All of it. @returns the last answer, or the refusal of the way back */
  async logIn(isConfirming = false): Promise<{ status: number; body: Record<string, unknown> }> {
    const page = await this.comeBack(await this.goToProvider('oidc', isConfirming));
    if (page !== '/continue') return { status: 302, body: { page } };
    const response = await this.finish();
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** The user who is logged in here. */
  async person(): Promise<Person> {
    const { cookie } = this;
    const token = await fetchToken(this.server, cookie);
    const account = personOf(this.server, { uid: '', email: '', cookie, token });
    const { user } = await account.call('getUser', {});
    return personOf(this.server, { uid: user.uid, email: user.email, cookie, token });
  }

  async post(route: string, body: object): Promise<Response> {
    const response = await postAccount(this.server, route, body, {
      cookie: this.cookie,
      'x-forwarded-for': this.#address,
    });
    this.#keepAll(response);
    return response;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepAll(response: Response): void {
    for (const line of response.headers.getSetCookie()) this.#keep(line);
  }

  #keep(line: string): void {
    const [cookie = '', ...attributes] = line.split(/; */);
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
