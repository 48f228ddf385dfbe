import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Number } from '../../../understanding/correspondence/number.ts';
import type { PlainKind } from '../../../understanding/plain-order/plain-order-type.ts';

type Either = Record<Number, string>;
type Subject = Exclude<PlainKind, 'review' | 'news' | 'letter' | 'birthday'>;

interface PlainWords {
  subjects: Record<Subject, string>;
  newPrices: string;
  from: RegExp;
  thanks: string;
  sorry: Either;
  invited: (number: Number, event: string) => string;
  inviteOpen: Either;
  offer: (topic: string) => string;
  when: string;
  where: string;
  price: string;
  list: string;
  applied: Either;
  chosen: Either;
  review: Either;
  reviewLink: string;
  due: (number: string, amount: string, date: string) => string;
  late: (time: string) => string;
  pay: string;
  paid: string;
  welcome: Either;
  contact: (name: string) => string;
  answerThanks: string;
  questions: Either;
  reply: Either;
  birthday: string;
  good: Either;
  passedOn: (name: string) => string;
  again: Either;
  honest: string;
  sorryThat: Either;
  sorryForThat: Either;
  told: Either;
  call: string;
  confirm: string;
  introduced: Either;
  callForMore: string;
  offered: (number: Number, topic: string) => string;
  audience: (number: Number, audience: string) => string;
  asked: RegExp;
  confirmed: Either;
  cannot: Either;
  reminded: (what: string) => string;
  unfortunately: string;
}

const same = (text: string): Either => ({ one: text, several: text });

export const plainWords: Record<Language, PlainWords> = {
  EN: {
    subjects: {
      ...{ thanks: 'Thank you', apology: 'Our apologies', invitation: 'Invitation' },
      ...{ offer: 'Our offer', payment: 'Payment reminder', rejection: 'Your application' },
      ...{ 'follow-up': 'Our offer', 'review-request': 'A small request', welcome: 'Welcome' },
      ...{ cold: 'An offer for you', complaint: 'Complaint', appointment: 'Your appointment' },
      ...{ refusal: 'Your request', answer: 'Your message', request: 'A request' },
    },
    newPrices: 'New prices',
    from: /\bfrom ((?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?)\b/u,
    thanks: 'Thank you very much!',
    sorry: { one: 'I am sorry about this.', several: 'We are sorry about this.' },
    invited: (number, event) =>
      `${number === 'one' ? 'I' : 'We'} would like to invite you to ${event}.`,
    inviteOpen: { one: 'I look forward to seeing you.', several: 'We look forward to seeing you.' },
    offer: (topic) => (topic === '' ? 'We offer you the following:' : `We offer you ${topic}:`),
    when: 'When: ',
    where: 'Where: ',
    price: 'Price: ',
    list: 'The details:',
    applied: same('Thank you for your application.'),
    chosen: {
      one: 'Unfortunately I have chosen another candidate.',
      several: 'Unfortunately we have chosen another candidate.',
    },
    review: {
      one: 'Would you leave me a short review on Google? Two sentences are enough and help me a lot.',
      several:
        'Would you leave us a short review on Google? Two sentences are enough and help us a lot.',
    },
    reviewLink: 'Here is the link: [link]. Thank you!',
    due: (number, amount, date) =>
      `our invoice${number === '' ? '' : ` ${number}`}${amount === '' ? '' : ` for ${amount}`}${date === '' ? '' : ` was due ${date.endsWith('ago') ? date : `on ${date}`} and`} has not been paid yet.`,
    late: (time) => `It is now ${time} late.`,
    pay: 'Please transfer the amount in the next few days. Bank account: [IBAN].',
    paid: 'If the payment is already on its way, please ignore this message.',
    welcome: {
      one: 'Welcome! I am glad to work with you.',
      several: 'Welcome! We are glad to work with you.',
    },
    contact: (name) => `Your contact is ${name}.`,
    answerThanks: 'Thank you for your message.',
    questions: {
      one: 'If you have questions, just reply or call me: [phone].',
      several: 'If you have questions, just reply or call us: [phone].',
    },
    reply: {
      one: 'If this suits you, please reply or call me: [phone].',
      several: 'If this suits you, please reply or call us: [phone].',
    },
    birthday: 'Happy birthday!',
    good: same('Thank you very much for your kind words!'),
    passedOn: (name) => `${name} will be very glad to read them.`,
    again: {
      one: 'I look forward to seeing you again.',
      several: 'We look forward to seeing you again.',
    },
    honest: 'Thank you for your honest review.',
    sorryThat: { one: 'I am sorry that ', several: 'We are sorry that ' },
    sorryForThat: { one: 'I am sorry about that.', several: 'We are sorry about that.' },
    told: same('Thank you for writing to us.'),
    call: 'If you would like to talk about it, please call or write to us: [phone or email].',
    confirm: 'Please confirm that you have received this message.',
    introduced: {
      one: 'I am writing to you with an offer.',
      several: 'We are writing to you with an offer.',
    },
    callForMore: 'Order or ask here: [phone or link].',
    offered: (number, topic) =>
      `${number === 'one' ? 'I' : 'We'} would like to offer you ${topic}.`,
    audience: (number, audience) =>
      `${number === 'one' ? 'I am' : 'We are'} writing to ${audience} with an offer.`,
    asked: /^(?:now )?(?:wants?|asks?|asked|wanted|would like)(?: for)? (?=an? |the |\d|some )/iu,
    confirmed: { one: 'I confirm the following:', several: 'We confirm the following:' },
    cannot: {
      one: 'Unfortunately I can’t agree to that.',
      several: 'Unfortunately we can’t agree to that.',
    },
    reminded: (what) => `This is a reminder of your ${what}.`,
    unfortunately: 'Unfortunately ',
  },
  BG: {
    subjects: {
      ...{ thanks: 'Благодарност', apology: 'Извинение', invitation: 'Покана' },
      ...{ offer: 'Нашата оферта', payment: 'Напомняне за плащане' },
      ...{ rejection: 'Вашата кандидатура', 'follow-up': 'Нашата оферта' },
      ...{ 'review-request': 'Една молба', welcome: 'Добре дошли', cold: 'Предложение' },
      ...{ complaint: 'Рекламация', appointment: 'Вашият час', answer: 'Вашето съобщение' },
      ...{ request: 'Молба', refusal: 'Вашата молба' },
    },
    newPrices: 'Нови цени',
    from: /(?:^|[\s,])от (\d{1,2} (?:януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември))/iu,
    thanks: 'Благодарим Ви!',
    sorry: { one: 'Извинявам се за това.', several: 'Извиняваме се за това.' },
    invited: (number, event) => `${number === 'one' ? 'Каня' : 'Каним'} Ви на ${event}.`,
    inviteOpen: { one: 'Ще се радвам да дойдете.', several: 'Ще се радваме да дойдете.' },
    offer: (topic) => (topic === '' ? 'Предлагаме Ви следното:' : `Предлагаме Ви ${topic}:`),
    when: 'Кога: ',
    where: 'Къде: ',
    price: 'Цена: ',
    list: 'Накратко:',
    applied: same('Благодарим Ви, че кандидатствахте.'),
    chosen: {
      one: 'За съжаление този път избрах друг кандидат.',
      several: 'За съжаление този път избрахме друг кандидат.',
    },
    review: {
      one: 'Бихте ли ми оставили кратък отзив в Google? Две изречения стигат и много ми помагат.',
      several:
        'Бихте ли ни оставили кратък отзив в Google? Две изречения стигат и много ни помагат.',
    },
    reviewLink: 'Ето връзката: [връзка]. Благодаря Ви!',
    due: (number, amount, date) =>
      `нашата фактура${number === '' ? '' : ` ${number}`}${amount === '' ? '' : ` за ${amount}`} все още не е платена.${date === '' ? '' : ` Срокът ѝ беше ${date}.`}`,
    late: (time) => `Закъснението е вече ${time}.`,
    pay: 'Моля, преведете сумата в следващите дни. Банкова сметка: [IBAN].',
    paid: 'Ако плащането вече е наредено, моля, не обръщайте внимание на това съобщение.',
    welcome: {
      one: 'Добре дошли! Радвам се, че ще работим заедно.',
      several: 'Добре дошли! Радваме се, че ще работим заедно.',
    },
    contact: (name) => `За въпроси търсете: ${name}.`,
    answerThanks: 'Благодарим Ви, че ни писахте.',
    questions: {
      one: 'Ако имате въпроси, пишете ми или се обадете: [телефон].',
      several: 'Ако имате въпроси, пишете ни или се обадете: [телефон].',
    },
    reply: {
      one: 'Ако Ви устройва, отговорете ми или се обадете: [телефон].',
      several: 'Ако Ви устройва, отговорете ни или се обадете: [телефон].',
    },
    birthday: 'Честит рожден ден!',
    good: same('Благодарим Ви за добрите думи!'),
    passedOn: (name) => `${name} ще се радва да ги прочете.`,
    again: {
      one: 'Ще се радвам да се видим отново.',
      several: 'Ще се радваме да се видим отново.',
    },
    honest: 'Благодарим Ви за откровения отзив.',
    sorryThat: { one: 'Съжалявам, че ', several: 'Съжаляваме, че ' },
    sorryForThat: { one: 'Съжалявам за това.', several: 'Съжаляваме за това.' },
    told: same('Благодарим Ви, че ни писахте.'),
    call: 'Ако искате да поговорим, обадете се или ни пишете: [телефон или имейл].',
    confirm: 'Моля, потвърдете, че сте получили това съобщение.',
    introduced: { one: 'Пиша Ви с едно предложение.', several: 'Пишем Ви с едно предложение.' },
    callForMore: 'За поръчки и въпроси: [телефон или връзка].',
    offered: (number, topic) => `${number === 'one' ? 'Предлагам' : 'Предлагаме'} Ви ${topic}.`,
    audience: (number, audience) =>
      `${number === 'one' ? 'Пиша' : 'Пишем'} на ${audience} с едно предложение.`,
    asked: lettered(/^(?:иска|поиска|моли за|помоли за) (?!да )/iu),
    confirmed: { one: 'Потвърждавам следното:', several: 'Потвърждаваме следното:' },
    cannot: {
      one: 'За съжаление не мога да се съглася с това.',
      several: 'За съжаление не можем да се съгласим с това.',
    },
    reminded: (what) => `Напомняме Ви за ${what}.`,
    unfortunately: 'За съжаление ',
  },
};
