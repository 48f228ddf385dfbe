import type { viewingRequests as english } from '../en/viewing-requests.ts';

/** Texts of the requests of staff to view an account, which are answered on any screen. */
export const viewingRequests: typeof english = {
  notice: 'Екипът ни иска да разгледа профила Ви.',
  open: 'Към молбата',
  title: 'Молби за преглед на профила Ви',
  intro:
    'Екипът ни ще може само да разглежда, не и да променя. Разгледаното се записва в профила Ви. Ако не отговорите, никой не може да разгледа профила Ви.',
  none: 'Няма молби, които чакат отговор.',
  until: (time) => `Можете да отговорите до ${time}`,
  allow: 'Разрешаване на един преглед',
  decline: 'Отхвърляне',
  allowed: 'Разрешихте един преглед. Все още можете да промените решението си.',
  declined: 'Отказахте. Все още можете да промените решението си.',
  close: 'Затваряне',
  reason: (reason) => `Причина: ${reason}`,
  noReason: 'Не е посочена причина.',
  loadFailed: 'Списъкът не можа да се зареди.',
  retry: 'Нов опит',
};
