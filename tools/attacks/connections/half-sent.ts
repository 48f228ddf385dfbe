import type { Attempts } from '../attempts.ts';
import { isSoon, type World } from '../world.ts';
import { RawConnection } from './raw-connection.ts';

/** Requests that are left half sent at the same time. */
const HALF_SENT = 300;
/** The server ends them after 35 s at most; a machine that runs everything at once may be late. In milliseconds. */
const ENDED_WITHIN_MS = 90_000;
/** Pause between two drops, in milliseconds. */
const DROP_MS = 1_000;

/** The bytes that arrive at once, and those that follow again and again. */
type Way = (head: string) => { first: string; drop?: string };
const ways: Record<string, Way> = {
  nothing: () => ({ first: '' }),
  'half a head': (head) => ({ first: head }),
  'half a body': (head) => ({ first: `${head}Content-Length: 100\r\n\r\n{` }),
  'a head line by line': (head) => ({ first: head, drop: 'X-More: x\r\n' }),
  'a body letter by letter': (head) => ({
    first: `${head}Content-Length: 1000\r\n\r\n{`,
    drop: ' ',
  }),
  'chunks without an end': (head) => ({
    first: `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    drop: '1\r\n \r\n',
  }),
};

/** Leaves requests half sent. */
export async function leaveHalfSent(world: World, paths: readonly string[]) {
  const { stage, staff, isLong } = world;
  const left = Array.from({ length: HALF_SENT }, (_, index) => {
    const [kind = '', wayOf = ways['nothing']] =
      Object.entries(ways)[index % Object.keys(ways).length] ?? [];
    const connection = new RawConnection(stage.server);
    const lines = ['Host: x', 'Content-Type: application/json'];
    const head = [
      `POST ${paths[index % paths.length]} HTTP/1.1`,
      ...lines,
      `Authorization: Bearer ${staff.token}`,
    ];
    const { first = '', drop } = wayOf?.(`${head.join('\r\n')}\r\n`) ?? {};
    connection.send(first);
    const timer =
      drop === undefined ? undefined : setInterval(() => connection.send(drop), DROP_MS);
    return { kind, connection, timer };
  });
  return {
    /** In the long form, the server has to end them; the quick form has no time for that. */
    end: async (attempts: Attempts) => {
      if (isLong) {
        const areClosed = async () => left.every(({ connection }) => connection.isClosed);
        await isSoon(areClosed, ENDED_WITHIN_MS);
      }
      for (const { kind, connection, timer } of left) {
        if (isLong) attempts.expect(`a connection that sends ${kind}`, connection.isClosed);
        clearInterval(timer);
        connection.destroy();
      }
    },
  };
}
