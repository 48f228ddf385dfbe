import { loadKnowledge } from '@savet/built-in-consultant/testing';
import { brandFields } from '@savet/contract/brand-hub';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';

test.each([
  ['EN', en],
  ['BG', bg],
] as const)(
  'the built-in consultant labels the fields like the Brand Hub in %s',
  (language, catalogue) => {
    const { labels } = loadKnowledge().phrases[language];
    for (const { name } of brandFields) {
      // The Brand Hub's label depends on the account type, which the consultant does not know.
      if (name === 'businessName') continue;
      expect(labels[name].toLowerCase()).toBe(catalogue.brandHub.fields[name].toLowerCase());
    }
  },
);
