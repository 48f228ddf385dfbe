import type { Texts } from './en.ts';

export const details: Texts['details'] = {
  line1: 'Адрес',
  postalCode: 'Пощенски код',
  city: 'Град',
  country: 'Държава',
  business: 'Име на фирмата',
  taxId: 'Номер по ДДС или ЕИК',
  business_hint: 'Само за фирми:',
  problems: {
    missing: 'Моля, попълнете това поле.',
    country: 'Моля, изберете държава.',
    taxId: 'Номер по ДДС, например BG123456789, или цифрите на ЕИК.',
  },
  title: 'Данни за фактура',
  name: 'Име или фирма',
  none: 'Все още няма данни.',
  change: 'Промяна на данните',
  save: 'Запазване на данните',
  keep: 'Назад без промени',
};
