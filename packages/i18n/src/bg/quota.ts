import type { quota as english } from '../en/quota.ts';
import { formatNumber } from '../formats.ts';
import { plural } from '../plural.ts';

/** Texts of the plan, the usage and the query history. */
export const quota: typeof english = {
  title: 'Абонамент',
  plan: 'План',
  plans: { free: 'Безплатен', pro: 'Pro', enterprise: 'Enterprise' },
  left: (left, limit) =>
    left === 0
      ? 'Няма оставащи въпроси'
      : `${plural('bg', left, { one: 'Остава', other: 'Остават' })} ${formatNumber('bg', left)} от ${formatNumber('bg', limit)} ${plural('bg', limit, { one: 'въпрос', other: 'въпроса' })}`,
  resets: (date) => `Нови въпроси от ${date}`,
  newQueries: {
    renewing: 'Нови въпроси ще имате след плащането',
    overdue: 'Нови въпроси ще имате, когато плащането успее',
  },
  upgrade: 'Преминаване към Pro',
  ledger: 'Как използвахте въпросите си',
  ledgerEmpty: 'Още не сте задавали въпроси.',
  more: 'Още',
  purposes: { answer: 'Отговор', summary: 'Обобщение', ahead: 'Предварително запазен въпрос' },
  states: { reserved: 'В процес', kept: 'Използван', given_back: 'Върнат' },
  reasons: {
    failed: 'отговорът беше неуспешен',
    stopped: 'спрян, преди да започне',
    empty: 'отговорът беше празен',
    interrupted: 'отговорът беше прекъснат',
    unused: 'не беше използван навреме',
    stand_in: 'вместо пълния отговор получихте кратък',
  },
  notCounted: 'Не се брои',
  version: (number, count, shown) =>
    `вариант ${number} от ${count}${shown ? '' : ', сега не се показва'}`,
  earlier: 'от предишен период',
  loadFailed: 'Списъкът не можа да се зареди.',
  retry: 'Нов опит',
};
