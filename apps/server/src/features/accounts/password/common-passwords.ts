import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PASSWORD_MIN } from '@savet/contract/limits';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';

/** Checks a password before it becomes one. @throws ApiError PASSWORD_COMMON */
export type CheckNewPassword = (password: string) => Promise<void>;

/** Passwords that people use most, the most common one first, in small Latin letters. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';
/** The list has no Cyrillic word, so „парола“ is looked up as “parola”. */
const latinOf: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('абвгдезийклмнопрстуфхц', (letter, index) => [
    letter,
    'abvgdeziyklmnoprstufhc'.charAt(index),
  ]),
);

/** @param areRefused `COMMON_PASSWORDS`; the list takes no memory before the first password that it is needed for */
export function newPasswordCheck(areRefused: boolean): CheckNewPassword {
  if (!areRefused) return async () => undefined;
  let common: Promise<Set<string>> | undefined;
  return async (password) => {
    common ??= readCommon().catch((error: unknown) => {
      // The next password reads again.
      common = undefined;
      throw error;
    });
    const typed = password.toLowerCase();
    const latin = typed.replace(/\p{Script=Cyrillic}/gu, (letter) => latinOf[letter] ?? letter);
    const list = await common;
    if (list.has(typed) || list.has(latin)) throw new ApiError('PASSWORD_COMMON');
  };
}

/** Only those that would be long enough. */
async function readCommon(): Promise<Set<string>> {
  const path = createRequire(import.meta.url).resolve(LIST);
  const all = z.array(z.string()).parse(JSON.parse(await readFile(path, 'utf8')));
  return new Set(all.filter((password) => password.length >= PASSWORD_MIN));
}
