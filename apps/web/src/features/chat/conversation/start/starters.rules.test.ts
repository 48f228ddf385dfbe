import { userDocument } from '@savet/contract/testing/user-document';
import { describe, expect, test } from 'vitest';
import { starters as offers } from './starters.rules.ts';

const everything = {
  brandCore: { mission: 'm', vision: 'v', values: 'v', brandPurpose: 'p' },
  targetAudience: { idealCustomer: 'i', painPoints: 'p', desires: 'd', buyingTriggers: 'b' },
  positioning: { category: 'c', competitiveAdvantage: 'a', positioningStatement: 's' },
  brandVoice: { toneOfVoice: 't', vocabularyGuide: 'v' },
  coreProducts: { products: 'p', usp: 'u' },
};

const starters = (user: Parameters<typeof offers>[0]) => offers(user).map(({ starter }) => starter);

describe('starters', () => {
  test('are general while the Brand Hub is locked, even if it is filled', () => {
    const locked = userDocument({ plan: 'free', userInfo: { profile: {}, brandHub: everything } });
    expect(starters(locked)).toEqual([
      'generalStart',
      'generalPricing',
      'generalBrand',
      'generalHiring',
    ]);
  });

  test('ask for missing fields when the Brand Hub is empty', () => {
    expect(starters(userDocument({ plan: 'pro' }))).toEqual([
      'planBusiness',
      'planCustomer',
      'planPositioning',
      'planUsp',
    ]);
  });

  test('do not ask companies for the description, which only startups have', () => {
    expect(starters(userDocument({ plan: 'pro', accountType: 'other' }))).not.toContain(
      'planBusiness',
    );
  });

  test('use filled fields and ask for missing ones', () => {
    const half = { brandCore: { mission: 'm' }, brandVoice: { toneOfVoice: 't' } };
    expect(
      starters(userDocument({ plan: 'pro', userInfo: { profile: {}, brandHub: half } })),
    ).toEqual(['tagline', 'voice', 'planBusiness', 'planCustomer']);
  });

  test('use only filled fields when none is missing', () => {
    const profile = { businessDescription: 'd' };
    expect(
      starters(userDocument({ plan: 'pro', userInfo: { profile, brandHub: everything } })),
    ).toEqual(['positioning', 'tagline', 'painPoints', 'voice']);
  });

  test('treat a blank field as missing', () => {
    const blank = { brandCore: { mission: '  \n' } };
    const given = starters(
      userDocument({ plan: 'pro', userInfo: { profile: {}, brandHub: blank } }),
    );
    expect(given).not.toContain('tagline');
  });

  test('say which field they use or fill', () => {
    const half = { brandCore: { mission: 'm' } };
    expect(
      offers(userDocument({ plan: 'pro', userInfo: { profile: {}, brandHub: half } })),
    ).toEqual([
      { starter: 'tagline', group: 'uses', field: 'mission' },
      { starter: 'planBusiness', group: 'fills', field: 'businessDescription' },
      { starter: 'planCustomer', group: 'fills', field: 'idealCustomer' },
      { starter: 'planPositioning', group: 'fills', field: 'positioningStatement' },
    ]);
    expect(offers(userDocument({ plan: 'free' }))[0]).toEqual({
      starter: 'generalStart',
      group: 'general',
    });
  });
});
