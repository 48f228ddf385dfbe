import { checkRuleGroups, checkRuleNames, groupOf } from '@savet/contract/brand-check';
import { languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { loadLabelledTexts } from './labelled-texts.ts';
import { measure } from './measure.ts';

const PRECISION_MIN = 0.95;
const RECALL_MIN = 0.9;
/** Fewer texts say nothing about a rule. */
const TEXTS_MIN = 20;
const ACCEPTED_MIN = 60;

const texts = loadLabelledTexts('first');
const later = loadLabelledTexts('later');
const latest = loadLabelledTexts('latest');
/** Names in small letters and in the other alphabet, and what no rule knows. */
const knownMistakes = [
  'bg-335 missed names: Нестмейл',
  'bg-351 missed promises: Поправяме само нови велосипеди',
  'en-305 missed names: hygiene visit',
  'en-326 missed numbers: three months',
  'bg-420 missed promises: се гордеем на страницата си',
  'bg-423 missed statements: съдиите ни познават',
  'bg-427 missed numbers: 4 часа',
  'bg-434 missed promises: градината вече не е наша грижа',
  'bg-436 missed promises: Спирането на тока няма да Ви засегне никога',
  'bg-437 missed promises: При нас делата не се губят',
  'bg-437 missed promises: Разказваме в мрежата как спечелихме делото на Иванови',
  'bg-440 missed promises: се доставя от ресторант в града',
  'en-434 missed promises: keep the tins for three years',
  'en-437 missed exclamations: !',
  'en-440 missed statements: Ofsted rates us outstanding',
];
const { table, mistakes } = measure(texts);

describe.each(languageCodes)('%s', (language) => {
  const own = texts.filter((text) => text.language === language);
  const accepted = own.filter(({ labels }) => labels.length === 0);

  test('has enough texts', () => {
    expect(own.length).toBeGreaterThanOrEqual(200);
    expect(accepted.length).toBeGreaterThanOrEqual(ACCEPTED_MIN);
  });

  test('finds nothing in texts that the brand accepted', () => {
    const found = accepted.flatMap(({ id, text, ...input }) =>
      checkText({ text, ...input }).findings.map(
        ({ rule, start, end }) => `${id} ${rule}: ${text.slice(start, end)}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test.each(checkRuleGroups)('has enough labels: %s', (group) => {
    const labelled = own.filter(({ labels }) => labels.some(({ rule }) => groupOf(rule) === group));
    expect(labelled.length).toBeGreaterThanOrEqual(TEXTS_MIN);
  });

  test.each(checkRuleNames)('is precise and complete: %s', (rule) => {
    const measured = table.find((row) => row.language === language && row.rule === rule);
    const { labels = 0, found = 0, findings = 0, right = 0 } = measured ?? {};
    const wrong = mistakes.filter((one) => one.language === language && one.rule === rule);
    expect(right, JSON.stringify(wrong)).toBeGreaterThanOrEqual(PRECISION_MIN * findings);
    expect(found, JSON.stringify(wrong)).toBeGreaterThanOrEqual(RECALL_MIN * labels);
  });
});

test('of the texts that were written after the rules, only these mistakes are left', () => {
  const left = [later, latest].flatMap((part) => measure(part).mistakes);
  expect(left.map(({ id, kind, rule, words }) => `${id} ${kind} ${rule}: ${words}`)).toEqual(
    knownMistakes,
  );
});

test('the same text gives the same result twice', () => {
  const once = texts.map((text) => checkText(text));
  expect(texts.toReversed().map((text) => checkText(text))).toEqual(once.toReversed());
});

test('a fix settles its finding', () => {
  const left = texts.flatMap(({ id, text, ...input }) => {
    const { findings } = checkText({ text, ...input });
    return findings.flatMap(({ rule, start, end, fix }) => {
      if (fix === null) return [];
      const fixed = text.slice(0, start) + fix + text.slice(end);
      const again = checkText({ text: fixed, ...input }).findings;
      const stays = again.filter((one) => one.rule === rule).length;
      const before = findings.filter((one) => one.rule === rule).length;
      return stays < before ? [] : [`${id} ${rule}: ${text.slice(start, end)} → ${fix}`];
    });
  });
  expect(left).toEqual([]);
});
