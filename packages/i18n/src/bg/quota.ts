import type { quota as english } from '../en/quota.ts';
import { plural } from '../plural.ts';

/** Текстовете за план, употреба и отчета на въпросите. */
export const quota: typeof english = {
  title: 'Абонамент',
  plan: 'План',
  plans: { free: 'Безплатен', pro: 'Pro', enterprise: 'Enterprise' },
  left: (left, limit) =>
    `${plural('bg', left, { one: 'Остава', other: 'Остават' })} ${left} от ${limit} ${plural('bg', limit, { one: 'въпрос', other: 'въпроса' })}`,
  resets: (date) => `Нови въпроси от ${date}`,
  upgrade: 'Преминаване към Pro',
  ledger: 'За какво отидоха въпросите Ви',
  ledgerEmpty: 'Още не сте задавали въпроси.',
  more: 'Още',
  purposes: { answer: 'Отговор', summary: 'Обобщение', ahead: 'Предварително взет въпрос' },
  states: { reserved: 'В ход', kept: 'Отчетен', given_back: 'Върнат' },
  reasons: {
    failed: 'отговорът не се получи',
    stopped: 'спрян, преди да започне',
    empty: 'отговорът беше празен',
    interrupted: 'отговорът прекъсна',
    unused: 'не беше използван навреме',
  },
  earlier: 'от предишен период',
  loadFailed: 'Списъкът не можа да се зареди.',
  retry: 'Нов опит',
};
