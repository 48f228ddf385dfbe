import { languageCodes } from '@savet/contract/languages';
import { expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';
import { documentTexts } from './files/documents.ts';
import { exportFiles } from './files/export-files.ts';
import { sharedPageTexts } from './files/shared-page.ts';
import { mails } from './mails.ts';

/** Names that are the same in every language. */
const names = new RegExp(
  [
    'Savet|Brand Hub|PDF|Word|Markdown|RGB|Pro|Enterprise|Stripe|English|DGONE25|rgba?\\([^)]*\\)|#4A6B3A',
    'ChatGPT|Claude|ZIP|conversations\\.json|OpenAI|Anthropic|Google|Ollama|LM Studio|llama\\.cpp|vLLM|EUR|USD',
    'API|UTC|QR|\\.md|AUTH_SECRET|AI_PROVIDER=auto|npm run evaluate|https?://[\\d.:]*(/v1)?|/v1',
  ].join('|'),
  'g',
);

/** Every text of a catalogue with its path; functions are called with numbers. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const filled: unknown = Reflect.apply(value, undefined, [3, 5, 7, 9, 11]);
    return [[path, String(filled)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

function functionsOf(value: unknown): unknown[] {
  if (typeof value === 'function') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(functionsOf);
}

const all = languageCodes.map((code) => ({
  ...catalogues[code],
  mails: mails[code],
  exportFiles: exportFiles[code],
  sharedPage: sharedPageTexts[code],
  documents: documentTexts[code],
}));
const [first] = all;
const texts = all.map((catalogue) => textsOf(catalogue));
const english = textsOf(all[languageCodes.indexOf('EN')]);
const bulgarian = textsOf(all[languageCodes.indexOf('BG')]);

it.each(languageCodes)('%s has the texts of every other language', (code) => {
  const paths = texts.map((entries) => entries.map(([path]) => path));
  expect(paths[languageCodes.indexOf(code)]).toEqual(paths[0]);
});

it('has no empty text', () => {
  expect(texts.flat().filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('has no English words in the Bulgarian texts', () => {
  const leaks = bulgarian.filter(([, text]) => /[a-z]{2,}/i.test(text.replaceAll(names, '')));
  expect(leaks).toEqual([]);
});

/** A parameter that is a date or a time, with a full stop behind it. */
const STOPPED_DATE = /\$\{(date|time|dateTime)\}\./;

it('puts no full stop behind the “г.” of a Bulgarian date', () => {
  const doubled = functionsOf(all[languageCodes.indexOf('BG')]).filter((text) =>
    STOPPED_DATE.test(String(text)),
  );
  expect(doubled).toEqual([]);
});

it('has no Cyrillic letters in the English texts', () => {
  const leaks = english.filter(([, text]) => /\p{Script=Cyrillic}/u.test(text));
  expect(leaks).toEqual([]);
});

it.each(languageCodes)('%s uses the same parameters as every other language', (code) => {
  const isFunction = ([path]: [string, string]) =>
    typeof path
      .split('.')
      .slice(1)
      .reduce<unknown>((part, key) => Reflect.get(Object(part), key), first) === 'function';
  const figures = texts.map((entries) =>
    entries
      .filter(isFunction)
      .map(([path, text]) => [path, ['3', '5'].filter((figure) => text.includes(figure))]),
  );
  expect(figures[languageCodes.indexOf(code)]).toEqual(figures[0]);
});

it('addresses users formally: Вие and Ви are capitalized', () => {
  const informal =
    /(?<!\p{L})(вие|ви|вас|вашия|вашата|вашето|вашите|твоя|твоят|твоята|ти)(?!\p{L})/u;
  expect(bulgarian.filter(([, text]) => informal.test(text))).toEqual([]);
});
