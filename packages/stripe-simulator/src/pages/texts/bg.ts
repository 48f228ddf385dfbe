import { checkout } from './bg.checkout.ts';
import { dashboard } from './bg.dashboard.ts';
import { details } from './bg.details.ts';
import { invoice } from './bg.invoice.ts';
import { portal } from './bg.portal.ts';
import type { Texts } from './en.ts';

export const bg: Texts = {
  banner: 'Симулатор на Stripe, само за тестове. Не се теглят истински пари.',
  checkout,
  portal,
  details,
  invoice,
  dashboard,
  errors: {
    title: 'Нещо се обърка',
    unknownCheckout: 'Няма такова плащане. Върнете се в магазина и започнете отначало.',
    unknownPortal:
      'Тази връзка към абонамента Ви вече не е валидна. Върнете се в магазина и отворете страницата отново.',
    unknownPage: 'Няма такава страница.',
    foreignForm: 'Формулярът е изпратен от друг сайт, затова не направихме нищо.',
    broken: 'Симулаторът не успя да направи това. Нищо не е променено.',
    toDashboard: 'Към симулатора',
  },
  every: {
    day: (count) => (count === 1 ? 'на ден' : `на всеки ${count} дни`),
    week: (count) => (count === 1 ? 'на седмица' : `на всеки ${count} седмици`),
    month: (count) => (count === 1 ? 'на месец' : `на всеки ${count} месеца`),
    year: (count) => (count === 1 ? 'на година' : `на всеки ${count} години`),
  },
  card: {
    number: 'Номер на картата',
    expiry: 'Валидна до',
    expiryHint: 'ММ/ГГ',
    cvc: 'CVC код',
    name: 'Име върху картата',
    testCards: 'Тестови карти',
    testCardsHint: 'Изберете карта и данните ѝ ще се попълнят. Тук работят само тези карти.',
    toTestCards: 'Избор на тестова карта',
    behaviours: {
      pays: 'Приема се',
      declines: 'Отказва се',
      authentication: 'Изисква 3-D Secure',
      insufficientFunds: 'Недостатъчна наличност',
      failsLater: 'Приема се сега, отказва се при подновяване',
    },
    problems: {
      number: 'Номерът на картата е непълен или грешен.',
      notTest:
        'Това не е тестова карта. Изберете някоя от списъка; истински карти тук не се използват.',
      expiry: 'Въведете месец и година на валидност, например 12/34.',
      expired: 'Картата е с изтекъл срок.',
      cvc: 'CVC кодът има 3 или 4 цифри.',
      name: 'Въведете името върху картата.',
      email: 'Въведете имейл адрес, например ana@example.com.',
    },
    declines: {
      card_declined: 'Картата беше отказана. Опитайте с друга.',
      insufficient_funds: 'Наличността по картата е недостатъчна. Опитайте с друга.',
      expired_card: 'Според банката картата е с изтекъл срок. Опитайте с друга.',
      authentication_failed:
        'Проверката 3-D Secure беше неуспешна и плащането не е извършено. Опитайте отново или с друга карта.',
    },
  },
  authentication: {
    title: '3-D Secure',
    explanation: (amount) =>
      `Банката иска да потвърдите плащането на ${amount}. Тук Вие избирате резултата.`,
    explanationOfSetup:
      'Банката иска да потвърдите, че картата Ви може да бъде запазена. Тук Вие избирате резултата.',
    complete: 'Потвърждаване',
    fail: 'Отхвърляне',
  },
};
