import type { Texts } from './en.ts';

export const invoice: Texts['invoice'] = {
  title: (number) => `Фактура ${number}`,
  customer: 'Клиент',
  item: 'Описание',
  amount: 'Сума',
  discount: 'Отстъпка',
  total: 'Общо',
  credit: 'Използван кредит',
  due: 'Дължима сума',
  pay: (amount) => `Плащане на ${amount} със запазената карта`,
  noCard: 'Няма запазена карта. Отворете абонамента си, за да добавите карта.',
  paid: 'Тази фактура е платена.',
  unknown: 'Няма такава фактура.',
};
