import type { BrandFieldName } from '@savet/contract/brand-hub';
import { plural } from '../plural.ts';

/** Texts of the Brand Hub as a sheet, of the sample on its lock page, and of the welcome that shows the same sample. */
export const brandSheet = {
  sections: 'Sections',
  colors: 'Colours',
  voice: 'Voice',
  unnamed: 'Your brand',
  /** The top of the sheet. */
  head: {
    invitation: 'Your name, colours and voice will be shown here.',
    sample: 'A made-up bakery.',
    /** A button that opens the next empty field. */
    next: (label: string) => `Next: ${label}`,
  },
  /** The benefit of a field for answers. */
  gains: {
    businessName: 'Drafts use your name instead of a blank.',
    industry: 'Examples come from your industry, not someone else’s.',
    businessDescription: 'Answers start from what you really do and how you make money.',
    role: 'Advice fits what you can decide yourself.',
    mission: 'Slogans, job adverts and “About us” pages say why you exist.',
    vision: 'Plans and investor texts show where you are heading.',
    values: 'Texts stay true to what you would and would not do.',
    brandPurpose: 'Your stories are about more than selling.',
    idealCustomer: 'Every text speaks to one person instead of everyone.',
    painPoints: 'Headlines start with what bothers people.',
    desires: 'Offers promise what people really want.',
    buyingTriggers: 'Campaigns reach people at the right moment.',
    category: 'People compare you with the right alternatives.',
    competitiveAdvantage: 'Answers say why people should choose you.',
    positioningStatement: 'Everything you publish says the same thing.',
    toneOfVoice: 'Drafts sound like you.',
    vocabularyGuide: 'Drafts use your words and avoid the ones you don’t want.',
    brandColors: 'Visual advice sticks to your colours.',
    designStyle: 'Visual advice fits your style.',
    products: 'Offers, prices and plans are about what you sell.',
    usp: 'Every pitch gets one strong sentence.',
  } satisfies Record<BrandFieldName, string>,
  /** Without quotation marks around a text that has its own. */
  example: (text: string) => (/“/.test(text) ? `For example: ${text}` : `For example: “${text}”`),
  exampleColors: 'For example: two primary colours and one for accents.',
  /** A made-up bakery. The sample sheet shows some of these texts; empty fields show theirs as an example. */
  examples: {
    businessName: 'Troha Bakery',
    industry: 'Sourdough bread and breakfast',
    businessDescription:
      'We bake forty loaves a day and sell them over the counter and to six restaurants.',
    role: 'Owner. I decide about prices and advertising.',
    mission: 'Real bread for the neighbourhood, every morning at seven.',
    vision: 'In ten years nobody here remembers sliced bread from a factory.',
    values: 'We never add improvers, and we never sell yesterday’s bread as fresh.',
    brandPurpose: 'So that bread is something to look forward to again.',
    idealCustomer: 'Maria, 38, two children. Supermarket bread gives them stomach aches.',
    painPoints: 'Good bread is sold out before people leave work.',
    desires: 'A loaf that is still good on the third day.',
    buyingTriggers: 'Friends are coming to dinner on Saturday.',
    category: 'Neighbourhood bakery',
    competitiveAdvantage: 'Every loaf ferments for 36 hours; others nearby take three.',
    positioningStatement:
      'For families who eat bread every day, a bakery that takes 36 hours where others take three.',
    toneOfVoice: 'Warm, brief, a little proud',
    vocabularyGuide: 'We say “loaf” and “neighbours”. We never say “product” or “client”.',
    designStyle: 'Plain paper, large type, photos with flour on them',
    products: 'Rye loaf €4.20, wheat loaf €3.60, breakfast for two €9',
    usp: '36 hours in every loaf.',
  } satisfies Record<Exclude<BrandFieldName, 'brandColors'>, string>,
  /** The form of the colours. */
  colorForm: {
    primary: 'Primary colours',
    secondary: 'Secondary colours',
    add: 'Add a colour',
    remove: (color: string) => `Remove ${color}`,
    value: 'Colour',
    pick: (color: string) => `Pick a different colour for ${color}`,
    up: (color: string) => `Move ${color} up`,
    down: (color: string) => `Move ${color} down`,
    invalid: 'Use one of these formats: #4A6B3A, rgb(74, 107, 58) or rgba(74, 107, 58, 1).',
  },
  /** How a colour works as text. The ratio is the contrast, such as 5.6:1. */
  contrast: {
    paper: {
      text: (ratio: string) => `On white paper this colour is readable as text (${ratio}).`,
      large: (ratio: string) => `On white paper it is readable as large text only (${ratio}).`,
      none: (ratio: string) => `On white paper it is too pale for text (${ratio}).`,
    },
    dark: {
      text: (ratio: string) => `On a dark background it is readable as text (${ratio}).`,
      large: (ratio: string) =>
        `On a dark background it is readable as large text only (${ratio}).`,
      none: (ratio: string) => `On a dark background it is too dark for text (${ratio}).`,
    },
  },
  lock: {
    sample: 'Sample',
    sampleNote: 'A made-up bakery. Yours will have seven sections.',
    changesTitle: 'What it changes in every answer',
    changes: [
      'Drafts sound like you, in your words and your tone.',
      'Advice starts from your customers, prices and products.',
      'Under each answer you see which facts it was given.',
    ],
    question: '“Write a post about our new loaf.”',
    without: 'Without a Brand Hub',
    withoutText:
      'Introducing our new bread! Made with love from quality ingredients. Come and try it today!',
    with: 'With this Brand Hub',
    withText:
      'Rye, water, salt and 36 hours: the new loaf is here, neighbours. We bake forty and open at seven. €4.20, and still good on Thursday.',
  },
  /** Writing to the team. */
  contact: {
    title: 'Write to the team',
    about: (section: string) => `Write to the team: ${section}`,
    label: 'Your message',
    hint: 'What has changed, or what would you like us to write?',
    send: 'Send',
    failed: 'Your message was not sent. It is still here; please try again.',
    sentTitle: 'We have received your message',
    sent: (dateTime: string) =>
      `Received on ${dateTime}. You will get our reply here and by email.`,
  },
  /** Messages to the team, with its answers and proposals. */
  messages: {
    title: 'Messages to the team',
    loading: 'Loading...',
    empty: 'You have not written to the team yet.',
    waiting: 'No reply yet. You will get it here and by email.',
    answer: 'Reply from the team',
    answerBy: (email: string) => `Reply from ${email}`,
    proposed: (count: number) =>
      plural('en', count, {
        one: 'The team has suggested a text for your Brand Hub.',
        other: `The team has suggested ${count} texts for your Brand Hub.`,
      }),
    answered: (count: number) =>
      plural('en', count, {
        one: 'The team has replied to your message.',
        other: `The team has replied to ${count} of your messages.`,
      }),
    view: 'View',
    accept: 'Accept',
    decline: 'Decline',
    states: {
      accepted: 'You accepted this text.',
      declined: 'You declined this text.',
    },
    showText: 'Show text',
    conflict:
      'This field was changed in the meantime. Its current text is shown above; please decide again.',
    failed: 'The messages could not be loaded.',
    retry: 'Try again',
    more: 'Show earlier messages',
  },
  /** Before the title of the chat with the latest of these answers. */
  usedIn: (answers: number) =>
    plural('en', answers, {
      one: 'Used in one answer:',
      other: `Used in ${answers} answers, last in:`,
    }),
  /** Three messages of the consultant. */
  welcome: {
    hello: (name: string) =>
      `Welcome${name && `, ${name}`}. I am Savet, a consultant for your business. Ask me about customers, prices, offers or hiring: I answer with advice, and with drafts that you can copy.`,
    brandHub:
      'What makes the answers yours is your Brand Hub: what you sell, to whom, and how you sound. Take a made-up bakery that asks for a post about its new loaf.',
    without: 'Without a Brand Hub it gets:',
    with: 'With its Brand Hub:',
    begin:
      'Below each answer you see which fields it used. Greetings, answers that fail, and questions that I cannot answer are not counted. Ask your first question whenever you like.',
    open: 'See the Brand Hub',
  },
};
