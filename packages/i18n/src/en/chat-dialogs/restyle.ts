import type { CheckChannel } from '@savet/contract/brand-check';

/** Texts for asking for another form of an answer, a chunk of their own. */
export const restyle = {
  title: 'Another form of this answer',
  cost: 'Uses 1 query. This answer stays as it is.',
  follows: 'What follows it is kept as a separate version.',
  shorter: 'Shorter · 1 query',
  longer: 'Longer · 1 query',
  for: 'For …',
  channels: {
    post: 'a social media post',
    email: 'an email',
    web: 'a web page',
    advert: 'an advert',
    reply: 'a reply to a customer',
    sms: 'a text message',
  } satisfies Record<Exclude<CheckChannel, 'text'>, string>,
  other: 'someone or something else',
  audience: 'For whom or for what',
  audienceHint: 'For example: parents of small children',
  ask: 'Ask · 1 query',
  cancel: 'Cancel',
  /** The questions that are sent. */
  askShorter: 'Make your last answer shorter. Keep its language.',
  askLonger: 'Make your last answer longer and more detailed. Keep its language.',
  askFor: (audience: string) => `Rewrite your last answer for ${audience}. Keep its language.`,
};
