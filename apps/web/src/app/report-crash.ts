import { call } from '../lib/call/call.ts';
import { screenOf } from '../lib/page/screen-of.ts';

/** Lines of the stack that are told; the first few say where it broke. */
const PLACES = 5;

/** Tells the server that a screen broke, by the id that its user is shown. */
export async function reportCrash(errorId: string, error: unknown): Promise<void> {
  const { name, stack = '' }: Partial<Error> = error instanceof Error ? error : {};
  const screen = screenOf(window.location.pathname);
  await call('reportCrash', {
    errorId,
    screen: /^[a-z]{0,20}$/.test(screen) ? screen : '',
    name: (name ?? typeof error).slice(0, 100),
    places: placesOf(stack),
  });
}

/** Script, line and column of each step, without what the error said. */
function placesOf(stack: string): string[] {
  return [...stack.matchAll(/[\w.-]+\.js:\d+:\d+/g)].map(([place]) => place).slice(0, PLACES);
}
