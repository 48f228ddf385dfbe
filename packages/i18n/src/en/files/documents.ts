import type { BrandSectionName } from '@savet/contract/brand-hub';

/** Texts in files for others: chats, answers and brand books. */
export const documents = {
  question: 'Question',
  madeWith: 'Made with Savet',
  importedFrom: (program: string) => `Answer from ${program}`,
  stopped: 'This answer was stopped before its end.',
  brandBook: 'Brand book',
  sections: {
    basicInfo: 'Who we are',
    brandCore: 'What we stand for',
    targetAudience: 'Who we are here for',
    positioning: 'Our place in the market',
    brandVoice: 'How we speak',
    visualIdentity: 'How we look',
    coreProducts: 'What we offer',
  } satisfies Record<BrandSectionName, string>,
  say: 'We say',
  avoid: 'We do not say',
  primary: 'Primary colours',
  secondary: 'Secondary colours',
  onWhite: (ratio: string) => `white text ${ratio} : 1`,
  onBlack: (ratio: string) => `black text ${ratio} : 1`,
  readable: {
    both: 'readable with white and with black text',
    white: 'readable with white text',
    black: 'readable with black text',
  },
};
