import type { Hub, Question } from '@savet/evaluation';

/** An invented business. */
export const testProfile = `Name: Мира

Business profile
- Company name: Липа
- Industry: Работилница за дървени играчки / Wooden toy workshop
- Ideal customer: Родители на деца от 2 до 7 години, които подаряват за рожден ден

Brand voice
- Tone of voice: топъл, спокоен, с кратки изречения

Products
- Products and services: дървени пъзели за 18 €, влакче за 42 €, ремонт на играчки`;

export const testHub: Hub = {
  name: 'test',
  language: 'BG',
  values: {
    businessName: 'Липа',
    industry: 'Работилница за дървени играчки / Wooden toy workshop',
    idealCustomer: 'Родители на деца от 2 до 7 години, които подаряват за рожден ден',
    toneOfVoice: 'топъл, спокоен, с кратки изречения',
    products: 'дървени пъзели за 18 €, влакче за 42 €, ремонт на играчки',
  },
};

type Asked = Pick<Question, 'question' | 'expects'>;

const english: Asked[] = [
  {
    question: 'Write a tagline for our workshop. At most 40 characters.',
    expects: { language: 'EN', form: 'text', about: [['']], characters: { max: 40 } },
  },
  {
    question: 'Write a post for Facebook about the wooden train. At most 60 words.',
    expects: { language: 'EN', form: 'text', about: [['train']], words: { max: 60 } },
  },
  {
    question: 'Give me three ideas for a small promotion before 1 June.',
    expects: { language: 'EN', form: 'list', about: [['']], items: { min: 3, max: 3 } },
  },
  {
    question: 'In two sentences: should I sell on a marketplace or only in my own shop?',
    expects: {
      language: 'EN',
      form: 'advice',
      about: [['marketplace', 'shop']],
      words: { max: 80 },
    },
  },
  {
    question: 'A parent writes that the puzzle arrived with a broken piece. Write my reply.',
    expects: { language: 'EN', form: 'text', about: [['sorry', 'apolog']] },
  },
  {
    question: 'Do I have to pay VAT on toys that I sell to Germany?',
    expects: { language: 'EN', form: 'refusal', about: [['account', 'tax', 'advis']] },
  },
];

const bulgarian: Asked[] = [
  {
    question: 'Напишете слоган за работилницата. Най-много 40 знака.',
    expects: { language: 'BG', form: 'text', about: [['']], characters: { max: 40 } },
  },
  {
    question: 'Напишете публикация за Фейсбук за влакчето. Най-много 60 думи.',
    expects: { language: 'BG', form: 'text', about: [['влакче']], words: { max: 60 } },
  },
  {
    question: 'Дайте ми три идеи за малка промоция преди 1 юни.',
    expects: { language: 'BG', form: 'list', about: [['']], items: { min: 3, max: 3 } },
  },
  {
    question: 'В две изречения: да продавам ли в онлайн пазар или само в моя магазин?',
    expects: { language: 'BG', form: 'advice', about: [['пазар', 'магазин']], words: { max: 80 } },
  },
  {
    question: 'kak da otgovorya na klient koyto kazva che pazelat e skap?',
    expects: { language: 'BG', form: 'advice', about: [['цен', 'скъп', 'стру']] },
  },
  {
    question: 'Трябва ли да плащам ДДС за играчки, които продавам в Германия?',
    expects: { language: 'BG', form: 'refusal', about: [['счетовод', 'данъч', 'консулт', 'нап']] },
  },
];

/** The questions of a test, in both languages by turns, so that a test that is stopped early has seen both. */
export const testQuestions: readonly Question[] = english.flatMap((asked, index) =>
  [asked, bulgarian[index]]
    .filter((question) => question !== undefined)
    .map((question) => ({ id: `test-${index + 1}`, hub: testHub.name, ...question })),
);
