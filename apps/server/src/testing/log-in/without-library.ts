import { vi } from 'vitest';
import type { TestServer } from '../application.ts';

/**
 * Runs work while the accounts library refuses everything, and then hands it the requests that it got meanwhile. An answer that depends
 * on the library is seen at once, where waiting for one would only end with the time of the test.
 */
export async function withoutLibrary<Result>(
  { application: { auth } }: TestServer,
  work: () => Promise<Result>,
): Promise<Result> {
  const requests: Request[] = [];
  const library = vi.spyOn(auth, 'handler').mockImplementation(async (request) => {
    requests.push(request);
    return Response.json({ code: 'NOT_NOW' }, { status: 418 });
  });
  try {
    return await work();
  } finally {
    library.mockRestore();
    await Promise.all(requests.map((request) => auth.handler(request)));
  }
}
