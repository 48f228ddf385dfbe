import type { Language } from '@savet/contract/languages';
import type { Number } from '../../../understanding/correspondence/number.ts';

type Either = Record<Number, string>;

export interface CorrespondenceWords {
  review: {
    good: Either;
    goodThat: Either;
    goodClose: Either;
    mixed: Either;
    praised: (thing: string) => string;
    thanks: Either;
    sorryThat: Either;
    sorryForThat: Either;
    sorry: Either;
  };
  refusal: {
    subject: string;
    thanks: Either;
    cannot: Either;
    cannotDo: (number: Number, deed: string) => string;
    unfortunately: string;
    instead: Either;
    close: Either;
  };
  meeting: { subject: string };
  letter: Record<'apology' | 'thanks', { subject: string; words: Either }>;
  hello: (name: string) => string;
  helloOffice: string;
  /** To a firm without a name of a person. */
  helloFirm: (firm: string) => string;
  /** To a group without a name of its own. */
  helloAll: string;
  /** Of a letter whose first sentence is too long for one. */
  subject: string;
}

const same = (text: string): Either => ({ one: text, several: text });

export const correspondenceWords: Record<Language, CorrespondenceWords> = {
  EN: {
    review: {
      good: same('Thank you for your kind words!'),
      goodThat: { one: 'I am glad to read that ', several: 'We are glad to read that ' },
      goodClose: {
        one: 'I look forward to seeing you again.',
        several: 'We look forward to seeing you again.',
      },
      mixed: same('Thank you for your honest review.'),
      praised: (thing) =>
        `Thank you for your honest review and for the kind words about our ${thing}.`,
      thanks: same('Thank you for telling us.'),
      sorryThat: { one: 'I am sorry that ', several: 'We are sorry that ' },
      sorryForThat: { one: 'I am sorry about that.', several: 'We are sorry about that.' },
      sorry: {
        one: 'I am sorry about what you describe: that is not how it should be.',
        several: 'We are sorry about what you describe: that is not how it should be.',
      },
    },
    refusal: {
      subject: 'Your request',
      thanks: same('Thank you for your message.'),
      cannot: {
        one: 'Unfortunately I can’t agree to that.',
        several: 'Unfortunately we can’t agree to that.',
      },
      cannotDo: (number, deed) => `Unfortunately ${number === 'one' ? 'I' : 'we'} can’t ${deed}.`,
      unfortunately: 'Unfortunately ',
      instead: same('What is possible:'),
      close: {
        one: 'Please let me know if that works for you.',
        several: 'Please let us know if that works for you.',
      },
    },
    meeting: { subject: 'Following up' },
    letter: {
      apology: {
        subject: 'Our apologies',
        words: { one: 'I am sorry about this.', several: 'We are sorry about this.' },
      },
      thanks: { subject: 'Thank you', words: same('Thank you.') },
    },
    hello: (name) => `Hello ${name},`,
    helloOffice: 'Dear Sir or Madam,',
    helloFirm: (firm) => `Dear ${firm} team,`,
    helloAll: 'Hello,',
    subject: 'For your attention',
  },
  BG: {
    review: {
      good: { one: 'Благодаря Ви за добрите думи!', several: 'Благодарим Ви за добрите думи!' },
      goodThat: { one: 'Радвам се да прочета, че ', several: 'Радваме се да прочетем, че ' },
      goodClose: {
        one: 'Ще се радвам да Ви видя отново.',
        several: 'Ще се радваме да Ви видим отново.',
      },
      mixed: {
        one: 'Благодаря Ви за откровения отзив и за добрите думи.',
        several: 'Благодарим Ви за откровения отзив и за добрите думи.',
      },
      praised: () => '',
      thanks: { one: 'Благодаря Ви, че ми писахте.', several: 'Благодарим Ви, че ни писахте.' },
      sorryThat: { one: 'Съжалявам, че ', several: 'Съжаляваме, че ' },
      sorryForThat: { one: 'Съжалявам за това.', several: 'Съжаляваме за това.' },
      sorry: {
        one: 'Съжалявам за това, което описвате: не трябва да е така.',
        several: 'Съжаляваме за това, което описвате: не трябва да е така.',
      },
    },
    refusal: {
      subject: 'Вашата молба',
      thanks: { one: 'Благодаря Ви, че ми писахте.', several: 'Благодарим Ви, че ни писахте.' },
      cannot: {
        one: 'За съжаление не мога да се съглася с това.',
        several: 'За съжаление не можем да се съгласим с това.',
      },
      // Bulgarian verbs would have to turn.
      cannotDo: () => '',
      unfortunately: 'За съжаление ',
      instead: same('Ето какво е възможно:'),
      close: { one: 'Пишете ми дали Ви устройва.', several: 'Пишете ни дали Ви устройва.' },
    },
    meeting: { subject: 'След срещата ни' },
    letter: {
      apology: {
        subject: 'Извинение',
        words: { one: 'Извинявам се за това.', several: 'Извиняваме се за това.' },
      },
      thanks: {
        subject: 'Благодарност',
        words: { one: 'Благодаря Ви!', several: 'Благодарим Ви!' },
      },
    },
    hello: (name) => `Здравейте, ${name},`,
    helloOffice: 'Уважаеми госпожи и господа,',
    helloFirm: (firm) => `Уважаеми колеги от ${firm},`,
    helloAll: 'Здравейте,',
    subject: 'За Ваше сведение',
  },
};
