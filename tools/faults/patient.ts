import type { Person } from '../../apps/server/src/testing/person.ts';
import { until } from './wait.ts';

const UNAVAILABLE = 503;

/** A person whose calls are repeated while the server is not available, as a browser repeats them: with the same ids. */
export function patient(person: Person): Person {
  return {
    ...person,
    send: (name, input, headers) =>
      until(`${name} is answered`, async () => {
        const answer = await person.send(name, input, headers);
        return answer.status !== UNAVAILABLE && answer;
      }),
    call: (name, input) =>
      until(`${name} is answered`, () =>
        person.call(name, input).catch((error: unknown) => {
          if (isUnavailable(error)) return null;
          throw error;
        }),
      ),
  };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith(`answered ${UNAVAILABLE} UNAVAILABLE`);
}
