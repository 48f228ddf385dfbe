import type { quota as english } from '../en/quota.ts';
import { plural } from '../plural.ts';

/** Текстовете за план, употреба и отчета на заявките. */
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
  purposes: { answer: 'Отговор', summary: 'Резюме', ahead: 'Предварително взет въпрос' },
  states: { reserved: 'В ход', kept: 'Отчетен', given_back: 'Върнат' },
  reasons: {
    failed: 'отговорът не успя',
    stopped: 'спрян, преди да започне',
    empty: 'отговорът беше празен',
    interrupted: 'отговорът прекъсна',
    unused: 'не беше използван навреме',
  },
  earlier: 'от предишен период',
  loadFailed: 'Списъкът не може да се зареди.',
  retry: 'Опитайте отново',
};
