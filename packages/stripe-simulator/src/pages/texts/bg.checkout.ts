import type { Texts } from './en.ts';

export const checkout: Texts['checkout'] = {
  title: 'Плащане',
  subscribe: (name) => `Абонамент за ${name}`,
  afterwards: (amount, every) => `след това ${amount} ${every}`,
  now: 'За плащане сега',
  subtotal: 'Междинна сума',
  discount: (name) => `Отстъпка (${name})`,
  summary: 'Вашата поръчка',
  payment: 'Плащане с карта',
  email: 'Имейл',
  pay: (amount) => `Плащане на ${amount}`,
  cancel: 'Отказ и връщане',
  renews: (amount, every) =>
    `Абонаментът се подновява автоматично за ${amount} ${every}, докато не го прекратите.`,
  promotionCode: 'Промоционален код',
  applyCode: 'Прилагане на кода',
  codeRefused: 'Този код не важи за поръчката Ви.',
  discountRefused:
    'Отстъпката важи само за първо плащане, а Вие вече сте плащали. Върнете се и започнете отначало.',
  complete: {
    title: 'Вече е платено',
    text: 'Плащането е завършено. Не е нужно да правите нищо повече.',
    back: 'Обратно към магазина',
  },
  expired: {
    title: 'Страницата за плащане е изтекла',
    text: 'Нищо не е платено. Върнете се и започнете отначало.',
    back: 'Обратно към магазина',
  },
};
