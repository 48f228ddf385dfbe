import { brandFields } from '@savet/contract/brand-hub';
import { languageCodes } from '@savet/contract/languages';
import { chat as bg } from '@savet/i18n/bg/chat';
import { chat as en } from '@savet/i18n/en/chat';
import { describe, expect, test } from 'vitest';
import { answer } from '../answers/answer.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { bakery } from './brand-hubs.ts';

const knowledge = loadKnowledge();
const catalogues = { EN: en, BG: bg };

/** The topic or card that answers each suggestion of the start screen. */
const wanted: Record<keyof typeof en.starters, string> = {
  positioning: 'positioning',
  tagline: 'tagline',
  contentPlan: 'content-plan',
  painPoints: 'pain-points',
  voice: 'email-sequences',
  offer: 'value-proposition',
  planMission: 'mission-vision-values',
  planCustomer: 'ideal-customer',
  planPositioning: 'positioning',
  planVoice: 'tone-of-voice',
  planUsp: 'value-proposition',
  planBusiness: 'sales-pitch',
  generalStart: 'first-ten-customers',
  generalPricing: 'pricing',
  generalBrand: 'positioning',
  generalHiring: 'job-advert',
};
const hubs = [
  ['a filled Brand Hub', bakery, false],
  ['an empty Brand Hub', {}, false],
  ['a locked Brand Hub', {}, true],
] as const;
const starters = Object.keys(wanted) as (keyof typeof wanted)[];

describe.each(languageCodes)('the suggestions of the start screen in %s', (language) => {
  test.each(starters)('%s is answered', (name) => {
    const query = catalogues[language].starters[name];
    for (const [hub, values, brandHubLocked] of hubs) {
      for (const responseStyle of ['normal', 'concise', 'explanatory'] as const) {
        const emptyFields = brandFields
          .map((field) => field.name)
          .filter((field) => !Object.hasOwn(values, field));
        const input = {
          query,
          context: '',
          responseStyle,
          language,
          values,
          emptyFields,
          allowance: null,
          brandHubLocked,
        };
        const reading = readQuestion(input, knowledge);
        const about = 'topic' in reading ? reading.topic : 'card' in reading ? reading.card : null;
        expect(about, `${query}, with ${hub}`).toBe(wanted[name]);
        expect(reading.language).toBe(language);
        expect(answer(input, knowledge)).toMatchObject({ isAnswer: true });
      }
    }
  });
});
