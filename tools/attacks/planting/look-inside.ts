import { en } from '@savet/i18n/en';
import type { Attempts } from '../attempts.ts';
import type { Looker } from '../browser.ts';
import { MARK } from './hostile-texts.ts';
import { judgePage } from './judge.ts';

/** Judges what opens on a page: the results of a search for each text, and the earlier versions of a field. */
export async function lookInside(
  looker: Looker,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  await readHistory(looker, texts, attempts);
  await search(looker, texts, attempts);
}

async function search(looker: Looker, texts: readonly string[], attempts: Attempts): Promise<void> {
  const { page } = looker;
  await page.goto('/chat');
  await page.getByRole('button', { name: en.chat.search, exact: true }).click();
  const field = page.getByLabel(en.chat.searchLabel);
  for (const text of texts) {
    await field.fill(wordOf(text));
    await page.locator('[aria-busy=false] [role=option]').first().waitFor();
    // Its chat has the text as its title.
    await judgePage(looker, `the search for ${text}`, [text], attempts);
  }
}

async function readHistory(
  looker: Looker,
  texts: readonly string[],
  attempts: Attempts,
): Promise<void> {
  const { page } = looker;
  const { fields, edit, history } = en.brandHub;
  await page.goto('/brandhub');
  await page.getByRole('button', { name: edit(fields.mission), exact: true }).click();
  await page.getByRole('button', { name: history }).click();
  await judgePage(looker, 'the history of a field', [...texts, MARK], attempts);
}

/** The longest part of a text that has no spaces: a field of one line has no line breaks. */
function wordOf(text: string): string {
  const words = text.split(/\s+/).toSorted((a, b) => b.length - a.length);
  return (words[0] ?? '').slice(0, 30);
}
