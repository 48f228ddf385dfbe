import type { Person } from '../../apps/server/src/testing/person.ts';
import { until } from './wait.ts';

/** A person whose calls are repeated while the server is not available, as a browser repeats them. */
export function patient(person: Person): Person {
  return {
    ...person,
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
  return error instanceof Error && error.message.endsWith('answered 503 UNAVAILABLE');
}
