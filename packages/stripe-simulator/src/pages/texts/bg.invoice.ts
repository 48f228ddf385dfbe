import type { Texts } from './en.ts';

export const invoice: Texts['invoice'] = {
  title: (number) => `Фактура ${number}`,
  simulated: 'Тази фактура е симулация и не е данъчен документ.',
  to: 'Получател',
  date: 'Дата',
  status: 'Състояние',
  discount: 'Отстъпка',
  net: 'Данъчна основа',
  tax: 'Включен ДДС',
  reverse: 'Обратно начисляване на данъка',
  total: 'Общо',
  credit: 'Използван кредит',
  amountPaid: 'Платена сума',
  due: 'Дължима сума',
  pay: (amount) => `Плащане на ${amount} със запазената карта`,
  noCard: 'Няма запазена карта. Отворете абонамента си, за да добавите карта.',
  download: 'Изтегляне като PDF',
  noPdf:
    'За PDF файловете на фактурите са нужни два пакета, които не са инсталирани: pdfkit и dejavu-fonts-ttf.',
  paid: 'Тази фактура е платена.',
  unknown: 'Няма такава фактура.',
};
