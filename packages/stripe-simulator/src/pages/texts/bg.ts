import { checkout } from './bg.checkout.ts';
import { dashboard } from './bg.dashboard.ts';
import { portal } from './bg.portal.ts';
import type { Texts } from './en.ts';

export const bg: Texts = {
  banner: 'Симулатор на Stripe, само за проба. От никоя карта не се тегли и пари не се движат.',
  checkout,
  portal,
  dashboard,
  errors: {
    title: 'Нещо не е наред',
    unknownCheckout: 'Такова плащане няма. Върнете се в магазина и започнете отначало.',
    unknownPortal:
      'Тази връзка към абонамента Ви вече не е валидна. Върнете се там, откъдето дойдохте, и я отворете отново.',
    unknownPage: 'Такава страница няма.',
    foreignForm: 'Формулярът дойде от друг сайт, затова нищо не беше направено.',
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
    toTestCards: 'Изберете тестова карта',
    behaviours: {
      pays: 'Плаща',
      declines: 'Отказана е',
      authentication: 'Иска 3-D Secure',
      insufficientFunds: 'Няма достатъчно пари',
      failsLater: 'Плаща сега, отказва при подновяване',
    },
    problems: {
      number: 'Номерът на картата е непълен или грешен.',
      notTest:
        'Това не е тестова карта. Изберете някоя от списъка; истински карти тук не се използват.',
      expiry: 'Въведете месец и година на валидност, например 12/34.',
      expired: 'Картата е с изтекъл срок.',
      cvc: 'CVC кодът е от 3 или 4 цифри.',
      name: 'Въведете името върху картата.',
      email: 'Въведете имейл адрес, например ana@example.com.',
    },
    declines: {
      card_declined: 'Картата беше отказана. Опитайте с друга.',
      insufficient_funds: 'По картата няма достатъчно пари. Опитайте с друга.',
      expired_card: 'Според банката картата е с изтекъл срок. Опитайте с друга.',
      authentication_failed:
        'Проверката 3-D Secure не беше издържана и нищо не е платено. Опитайте отново или с друга карта.',
    },
  },
  authentication: {
    title: '3-D Secure',
    explanation: (amount) =>
      `Банката иска да потвърдите плащането на ${amount}. Тук Вие решавате как да завърши.`,
    complete: 'Потвърждавам',
    fail: 'Отказвам',
  },
};
