import type { Attempts } from '../attempts.ts';
import { type Looker, withPlainSpaces } from '../browser.ts';

/** A page, and the planted texts that it must show as they were written. */
export interface Screen {
  path: string;
  texts: readonly string[];
  /** The button that shows them. */
  button?: string;
}

/** A small phone, on which a long name is seen first. */
export const narrow = { width: 360, height: 800 };

/** Opens screens and judges each. */
export async function judge(
  looker: Looker,
  who: string,
  screens: readonly Screen[],
  attempts: Attempts,
): Promise<void> {
  for (const { path, texts, button } of screens) {
    await looker.page.goto(path);
    if (button !== undefined) await looker.page.getByRole('button', { name: button }).click();
    await judgePage(looker, `${path}, seen by ${who}`, texts, attempts);
  }
}

/** Judges the page that is open. */
export async function judgePage(
  looker: Looker,
  where: string,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  const expected = texts.map(withPlainSpaces);
  const { danger, text } = await looker.read(expected);
  for (const [kind, found] of Object.entries(danger)) {
    attempts.same(`${kind} at ${where}`, found, []);
  }
  for (const each of expected) {
    attempts.expect(`${each} as text at ${where}`, text.includes(each), text);
  }
}

/** Judges what a window asked for, and closes it. */
export async function end(looker: Looker, who: string, attempts: Attempts): Promise<void> {
  attempts.same(`requests to other hosts, for ${who}`, looker.requests, []);
  attempts.same(`dialogs, for ${who}`, looker.dialogs, []);
  await looker.close();
}
