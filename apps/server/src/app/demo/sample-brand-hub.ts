/** An invented Brand Hub for the demo, by dotted path. */
export const sampleBrandHub: Record<string, string> = {
  'userInfo.profile.businessName': 'Lipa Tea (sample)',
  'userInfo.profile.industry': 'Herbal tea',
  'userInfo.profile.businessDescription':
    'We blend herbal teas from small growers in the Rhodope mountains and sell them by subscription.',
  'userInfo.brandHub.brandCore.mission':
    'Bring mountain herbs to city kitchens without losing the people who grow them.',
  'userInfo.brandHub.brandCore.values': 'Fair to growers. Nothing artificial. Slow is fine.',
  'userInfo.brandHub.targetAudience.idealCustomer':
    'Office workers in Sofia and Plovdiv who sleep badly, have given up evening coffee and find supermarket tea tasteless.',
  'userInfo.brandHub.targetAudience.painPoints':
    'Supermarket tea tastes of dust, and nobody says where it comes from.',
  'userInfo.brandHub.positioning.category': 'Subscription herbal tea',
  'userInfo.brandHub.positioning.competitiveAdvantage':
    'Every box names the grower, the village and the week of harvest.',
  'userInfo.brandHub.brandVoice.toneOfVoice': 'Warm, plain, a little slow',
  'userInfo.brandHub.visualIdentity.brandColors': JSON.stringify({
    primary: [{ hex: '#4A6B3A', rgb: 'rgb(74, 107, 58)', rgba: 'rgba(74, 107, 58, 1)' }],
    secondary: [{ hex: '#E9DFC7', rgb: 'rgb(233, 223, 199)', rgba: 'rgba(233, 223, 199, 1)' }],
  }),
  'userInfo.brandHub.coreProducts.products':
    'A monthly box of four blends; a gift box; loose linden, thyme and mursala tea.',
  'userInfo.brandHub.coreProducts.usp': 'Tea with a name and a face behind every leaf.',
};
