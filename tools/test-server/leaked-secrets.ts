import type { EventEmitter } from 'node:events';

/** Environment variables whose values must not be printed. */
const SECRET_VARIABLE = /SECRET|KEY/;
/** The password of all people of the suites. */
const PASSWORD = 'secret1';
/** Any bearer token, of whomever. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;
/** Without a mail server the link of a mail is printed on purpose (SECURITY.md). */
const OUTBOX = '"msg":"mail in the outbox"';
const LINK = /"link":"[^"]*"/;

export interface Searched {
  /** How many printed lines were searched. */
  lines: number;
  /** The secret that was found, with its line. */
  leaks: string[];
}

const planted = new Set([PASSWORD]);
const searched: Searched = { lines: 0, leaks: [] };
/** The output of the running servers, with their environment variables. */
const running = new Map<readonly string[], Readonly<Record<string, string>>>();

/** Has everything that servers print searched for the session of a person, from now on. */
export function plantTokens({ cookie }: { cookie: string }): void {
  for (const pair of cookie.split('; ')) {
    const value = pair.slice(pair.indexOf('=') + 1);
    planted.add(value);
    // Without the signature it is the token in the database.
    planted.add(decodeURIComponent(value).split('.')[0] ?? value);
  }
}

/**
 * Has what a server prints searched when it has ended, or in the end.
 * @param printed its lines, also those to come
 * @param variables its environment variables, some of them secret
 */
export function searchForSecrets(
  server: Pick<EventEmitter, 'once'>,
  printed: readonly string[],
  variables: Readonly<Record<string, string>>,
): void {
  running.set(printed, variables);
  // Not at `exit`: the last lines may not have been read by then.
  server.once('close', () => search(printed));
}

/** The secrets that any server has printed until now. */
export function leakedSecrets(): Searched {
  for (const printed of [...running.keys()]) search(printed);
  return searched;
}

function search(printed: readonly string[]): void {
  const variables = running.get(printed);
  if (!variables) return;
  running.delete(printed);
  searched.lines += printed.length;
  searched.leaks.push(...leaksIn(printed, [...planted, ...secretsOf(variables)]));
}

/** Lines with a secret, each with the reason. */
export function leaksIn(lines: readonly string[], secrets: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const text = line.includes(OUTBOX) ? line.replace(LINK, '') : line;
    const found = secrets.find((each) => text.includes(each)) ?? TOKEN.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” in ${line}`];
  });
}

/** Secret values among environment variables, and the passwords in addresses. */
export function secretsOf(variables: Readonly<Record<string, string>>): string[] {
  return Object.entries(variables).flatMap(([name, value]) => {
    if (SECRET_VARIABLE.test(name) && value !== '') return [value];
    const password = URL.canParse(value) ? new URL(value).password : '';
    return password === '' ? [] : [password];
  });
}
