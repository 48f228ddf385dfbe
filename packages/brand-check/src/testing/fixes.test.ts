import { fixesOf, withReplacements } from '@savet/contract/brand-check';
import { languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import type { CheckInput } from '../checked-text.ts';
import type { Finding } from '../finding.ts';
import { loadLabelledTexts, parts } from './labelled-texts.ts';

/** Rules of which each finding in the texts that were labelled before the rules has a fix. */
const alwaysFixed = ['pressure', 'hype', 'jargon', 'paragraphs'];
const first = loadLabelledTexts('first');
const firstIds = new Set(first.map(({ id }) => id));
/** Fixes uncover what another mark has hidden, and mend that in turn. */
const ROUNDS_MAX = 4;

const texts = parts.flatMap((part) => loadLabelledTexts(part));

describe.each(languageCodes)('all fixes at once: %s', (language) => {
  const own = texts.filter((text) => text.language === language);
  const joined = own.map((text, index) => {
    const other = own[(index * 7 + 3) % own.length] ?? text;
    return { ...text, id: `${text.id} + ${other.id}`, text: `${text.text}\n\n${other.text}` };
  });

  test.each([
    ['each text', own],
    ['two texts in a row', joined],
  ])('remove what has a fix, and make nothing new: %s', (_name, inputs) => {
    const wrong = inputs.flatMap(({ id, ...input }) => {
      const before = checkText(input).findings;
      const after = checkText(mended(input)).findings;
      return [
        ...after.filter((found) => fixesOf([found]).length > 0),
        ...after.filter(({ rule }) => countOf(rule, after) > countOf(rule, before.filter(isLeft))),
      ].map(({ rule, start, end }) => `${id} ${rule}: ${mended(input).text.slice(start, end)}`);
    });
    expect(wrong).toEqual([]);
  });

  test('change nothing the second time, nor texts that the brand accepted', () => {
    for (const { id, ...input } of own) {
      const once = mended(input);
      expect(mended(once).text, id).toBe(once.text);
      if (input.labels.length === 0) expect(once.text, id).toBe(input.text);
    }
  });

  test('each fix removes its finding, and makes none elsewhere', () => {
    const wrong = own.flatMap(({ id, ...input }) => {
      const { findings } = checkText(input);
      return findings
        .filter((found) => !hasNoFix(found))
        .flatMap((found) => {
          const fixed = withReplacements(input.text, fixesOf([found]));
          const after = checkText({ ...input, text: fixed }).findings;
          const isGone = countOf(found.rule, after) < countOf(found.rule, findings);
          // Capitals hide the words that they write: those are marked then.
          const isNew = found.rule !== 'capitals' && after.length >= findings.length;
          // A division may leave a sentence that is too long, only shorter.
          const isShorter = leavesLong(found) && longest(after) < longest([found]);
          if (isShorter && after.length <= findings.length) return [];
          return isGone && !isNew ? [] : [`${id} ${found.rule}: ${fixed}`];
        });
    });
    expect(wrong).toEqual([]);
  });

  test('every finding of these rules has one', () => {
    const without = own
      .filter(({ id }) => firstIds.has(id))
      .flatMap(({ id, ...input }) =>
        checkText(input)
          .findings.filter((found) => alwaysFixed.includes(found.rule) && hasNoFix(found))
          .map(({ rule, start, end }) => `${id} ${rule}: ${input.text.slice(start, end)}`),
      );
    expect(without).toEqual([]);
  });
});

function mended<Input extends CheckInput>(input: Input): Input {
  let { text } = input;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    text = withReplacements(text, fixesOf(checkText({ ...input, text }).findings));
  }
  return { ...input, text };
}

function countOf(rule: string, findings: readonly Finding[]): number {
  return findings.filter((found) => found.rule === rule).length;
}

/** Whether something stays of a finding after its fix. */
function isLeft(found: Finding): boolean {
  return hasNoFix(found) || leavesLong(found);
}

function leavesLong({ division, detail }: Finding): boolean {
  return division !== undefined && division.longest > Number(detail.split(' / ')[1]);
}

/** Words of the longest sentence that is too long. */
function longest(findings: readonly Finding[]): number {
  const long = findings.filter(({ rule }) => rule === 'sentences');
  return Math.max(0, ...long.map(({ detail }) => Number.parseInt(detail, 10)));
}

function hasNoFix(found: Finding): boolean {
  return fixesOf([found]).length === 0;
}
