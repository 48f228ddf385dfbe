import type { Language } from '@savet/contract/languages';

/** The fixed words of a composed text, around those of the user. */
export interface FrameWords {
  everyone: string;
  hello: string;
  official: string;
  sorry: string;
  replySorry: (lived: string) => string;
  replySorryPlain: string;
  replyThanks: string;
  replyGood: string;
  notRight: string;
  hiring: string;
  interested: string;
  looking: (job: string) => string;
  writing: string;
  reply: string;
  applied: (clause: string) => string;
  about: (named: string) => string;
  unfortunately: string;
  listed: (named: string, isQuote: boolean) => string;
  pay: string;
  place: string;
  start: string;
  hours: string;
  me: (name: string, firm: string) => string;
}

export const frameWords: Record<Language, FrameWords> = {
  EN: {
    everyone: 'Hello everyone,',
    hello: 'Hello,',
    official: 'Dear Sir or Madam,',
    sorry: 'Sorry for the inconvenience.',
    replySorry: (lived) => `I am sorry that ${lived}.`,
    replySorryPlain: 'I am sorry that it was not what you expected.',
    replyThanks: 'Thank you for your honest words.',
    replyGood: 'Thank you for your kind words!',
    notRight: 'That is not how it should be.',
    hiring: 'We are hiring. In short:',
    interested: 'Interested? Call or write: [phone or email].',
    looking: (job) =>
      `We are looking for ${/^[aeiou]/iu.test(job) ? 'an' : 'a'} ${job}, and I am writing to you about it. In short:`,
    writing: 'I am writing to you about a position. In short:',
    reply: 'If this is of interest to you, just reply here.',
    applied: (clause) => `Thank you for applying${clause}.`,
    about: (named) => `I am writing to you about ${named}.`,
    unfortunately: 'unfortunately, ',
    listed: (named, isQuote) =>
      isQuote
        ? `Thank you for your interest. Here is our quote: ${named.replace(/ (?:quote|quotation)$/iu, '')}.`
        : `I am writing to you about this: ${named}.`,
    pay: 'Pay',
    place: 'Place',
    start: 'Start',
    hours: 'Hours',
    me: (name, firm) => (firm === '' ? `I’m ${name}.` : `I’m ${name} from ${firm}.`),
  },
  BG: {
    everyone: 'Здравейте,',
    hello: 'Здравейте,',
    official: 'Уважаеми госпожи и господа,',
    sorry: 'Извинете за неудобството.',
    replySorry: (lived) => `Съжалявам, че ${lived}.`,
    replySorryPlain: 'Съжалявам, че не сте останали доволни.',
    replyThanks: 'Благодаря за откровените думи.',
    replyGood: 'Благодарим Ви за хубавите думи!',
    notRight: 'Така не бива да бъде.',
    hiring: 'Търсим колега. Накратко:',
    interested: 'Интересувате ли се? Обадете се или пишете: [телефон или имейл].',
    looking: (job) => `Търсим ${job} и Ви пиша за това място. Накратко:`,
    writing: 'Пиша Ви за работа при нас. Накратко:',
    reply: 'Ако Ви е интересно, отговорете ми тук.',
    applied: (clause) => `Благодарим Ви, че кандидатствахте${clause}.`,
    about: (named) => `Пиша Ви за ${named}.`,
    unfortunately: 'за съжаление ',
    listed: (named, isQuote) =>
      isQuote
        ? `Благодарим Ви за интереса. Предлагаме Ви: ${named}.`
        : `Пиша Ви за следното: ${named}.`,
    pay: 'Заплата',
    place: 'Място',
    start: 'Начало',
    hours: 'Работно време',
    me: (name, firm) => (firm === '' ? `Аз съм ${name}.` : `Аз съм ${name} от ${firm}.`),
  },
};
