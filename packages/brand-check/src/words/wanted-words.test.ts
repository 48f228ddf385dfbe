import { withReplacements } from '@savet/contract/brand-check';
import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

const guides = {
  EN: 'Say: blend, garden, harvest',
  BG: 'Казваме: сорт, градина, реколта',
};
const texts = {
  EN: 'We open on Monday. Our teas are ready for the winter. '.repeat(5),
  BG: 'Отваряме в понеделник. Чаевете ни са готови за зимата. '.repeat(6),
};
const forms = { EN: 'two blends', BG: 'два сорта' };

test.each(['EN', 'BG'] as const)(
  'a text without any wanted word is marked once: %s',
  (language) => {
    const found = findingsIn(texts[language], language);
    const [first = ''] = texts[language].split('. ');
    expect(found).toEqual([
      {
        rule: 'wantedWords',
        group: 'words',
        start: 0,
        end: first.length + 1,
        field: 'vocabularyGuide',
        fix: null,
        detail: guides[language].replace(/^.*: /, ''),
      },
    ]);
  },
);

test.each(['EN', 'BG'] as const)('any form of a wanted word will do: %s', (language) => {
  expect(findingsIn(`${texts[language]} ${forms[language]}`, language)).toEqual([]);
});

test.each([
  ['EN', 'Our mixtures are ready for the winter.', 'Our blends are ready for the winter.'],
  ['BG', 'Беритбата е готова за зимата.', 'Реколтата е готова за зимата.'],
] as const)(
  'a wanted word takes the place of one that means the same: %s',
  (language, ends, mended) => {
    const [found] = findingsIn(`${texts[language]}${ends}`, language);
    expect(withReplacements(`${texts[language]}${ends}`, found?.edits ?? [])).toBe(
      `${texts[language]}${mended}`,
    );
  },
);

test('a short text and a short list ask for nothing', () => {
  expect(findingsIn('We open on Monday.', 'EN')).toEqual([]);
  const values = { vocabularyGuide: 'Say: blend, garden' };
  const input = { text: texts.EN, language: 'EN', channel: 'text', values } as const;
  expect(checkText(input).applied).not.toContain('wantedWords');
});

function findingsIn(text: string, language: 'EN' | 'BG') {
  const values = { vocabularyGuide: guides[language] };
  const { findings, applied } = checkText({ text, language, channel: 'text', values });
  expect(applied).toContain('wantedWords');
  return findings.filter(({ rule }) => rule === 'wantedWords');
}
