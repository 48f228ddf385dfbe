import { expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';

test.each([
  [
    'Напиши имейл до г-жа Рускова, че искаме да отложим срещата от 4 на 11 юни, защото залата е заета.',
    /Отмяна/u,
    'отложим срещата',
  ],
  [
    'Напиши имейл до доставчика, че отказваме поръчка 218 за 90 чаши, защото половината пристигнаха счупени.',
    /запитване/u,
    'тказваме поръчка 218',
  ],
  [
    'Трябва ми кратка бележка до счетоводителя: ще му изпратя договорите за май на 7-и, един ден по-късно, защото бях болен.',
    /\[дата\]/u,
    'на 7-и',
  ],
  [
    "write an email to a client that I can't come on Friday because my boiler burst",
    /Thank you for your message/u,
    "I can't come on Friday",
  ],
  [
    'Напиши имейл до г-н Колев, че не мога да дойда в петък, защото бойлерът се спука.',
    /че (?:ми|ни) писахте|Вашата молба|Вашето запитване/u,
    'е мога да дойда в петък',
  ],
  [
    "Text my customer Dan that we can't make it tomorrow, the van broke down, we can come Monday at 9",
    /Thank you|Your request|customer Dan/u,
    'The van broke down.',
  ],
])('%s: is written for its own purpose', (order, other, said) => {
  const { text } = replyTo(order);
  expect(text).not.toMatch(other);
  expect(text).toContain(said);
});

test.each([
  [
    'Напиши имейл до гостите, че отменяме концерта на 4 юни заради дъжда и връщаме парите.',
    'отмен',
  ],
  [
    'Напиши имейл до клиент, който иска 30% отстъпка: отказваме, защото цената вече е най-ниската.',
    'за съжаление отказваме, защото цената вече е най-ниската',
  ],
  [
    'Write an email to our guests that we have to cancel the concert on 4 June because of rain.',
    'cancel',
  ],
])('%s: keeps its purpose', (order, said) => {
  expect(replyTo(order).text.toLowerCase()).toContain(said);
});
