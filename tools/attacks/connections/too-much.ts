import { BODY_MAX_BYTES } from '@savet/contract/limits';
import type { Attempts } from '../attempts.ts';
import { isSoon, type World } from '../world.ts';
import { RawConnection } from './raw-connection.ts';

const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
/** The rest of the body looks like a request; an answer to it would be somebody else's. */
const long = `${'x'.repeat(2 * BODY_MAX_BYTES)}\r\n\r\n${next}`;

/** Paths to try: the bodies are large, and all of them are read in one place. */
const TRIED = { quick: 2, long: 12 };

interface Target {
  world: World;
  path: string;
  /** The head of a request to it, without its last lines. */
  head: string;
}

/** Bodies that are too large, on connections that others use next: behind a proxy, all requests share a few. */
export async function sendTooMuch(
  world: World,
  paths: readonly string[],
  attempts: Attempts,
): Promise<void> {
  const step = Math.ceil(paths.length / (world.isLong ? TRIED.long : TRIED.quick));
  for (const path of paths.filter((_, index) => index % step === 0)) {
    const lines = ['Host: x', 'Content-Type: application/json'];
    const authorization = `Authorization: Bearer ${world.staff.token}`;
    const head = [`POST ${path} HTTP/1.1`, ...lines, authorization].join('\r\n');
    const target = { world, path, head };
    const size = long.length.toString(16);
    await Promise.all([
      sendWhole(target, attempts),
      sendPart(target, `Content-Length: ${10 * long.length}\r\n\r\n${long}`, attempts),
      sendPart(target, `Transfer-Encoding: chunked\r\n\r\n${size}\r\n${long}`, attempts),
    ]);
  }
}

/** The next request on the connection is answered, or the connection ends. */
async function sendWhole({ world, path, head }: Target, attempts: Attempts): Promise<void> {
  const connection = new RawConnection(world.stage.server);
  connection.send(`${head}\r\nContent-Length: ${long.length}\r\n\r\n${long}`);
  const [first = 0] = await connection.answers(1);
  connection.send(next);
  const [, ...others] = await connection.answers(2);
  const isAlone = others.length === 0 ? connection.isClosed : others.join() === '200';
  const isFine = first >= 400 && first < 500 && isAlone;
  attempts.expect(`${path} after a body that is too large`, isFine, { first, others });
  connection.destroy();
}

/** The rest never comes: the connection ends, with one answer. */
async function sendPart(
  { world, path, head }: Target,
  part: string,
  attempts: Attempts,
): Promise<void> {
  const connection = new RawConnection(world.stage.server);
  connection.send(`${head}\r\n${part}`);
  const hasEnded = await isSoon(async () => connection.isClosed);
  const isFine = hasEnded && (await connection.answers(1)).length === 1;
  attempts.expect(`${path} with a part of a body that is too large`, isFine, connection.received);
  connection.destroy();
}
