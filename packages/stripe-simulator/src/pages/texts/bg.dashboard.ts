import type { Texts } from './en.ts';

export const dashboard: Texts['dashboard'] = {
  title: 'Симулатор на Stripe',
  what: 'Тази програма отговаря като Stripe, за да се пробват абонаменти без профил и без пари.',
  language: 'English',
  time: {
    title: 'Симулирано време',
    explanation:
      'Когато времето се премести напред, се случва всичко предстоящо: подновявания, неуспешни плащания, край на периоди.',
    day: 'Ден напред',
    week: 'Седмица напред',
    month: 'Месец напред',
    year: 'Година напред',
  },
  webhooks: {
    title: 'Известия (webhooks)',
    to: 'Изпращат се до',
    nowhere: 'Няма зададен адрес и събитията само се пазят.',
    mode: 'Как се доставят',
    set: 'Задаване',
    modes: {
      normal: 'Нормално',
      twice: 'Всяко по два пъти',
      'out-of-order': 'Разбъркани',
      late: 'Късно: чакат да ги пуснете',
      never: 'Никога',
    },
    held: (count) => (count === 1 ? 'Чака 1 събитие.' : `Чакат ${count} събития.`),
    release: 'Пускане',
  },
  events: {
    title: 'Последни събития',
    none: 'Още нищо не се е случило.',
    event: 'Събитие',
    time: 'Време',
    delivery: 'Доставяне',
    action: 'Действие',
    resend: 'Повторно изпращане',
    statuses: {
      pending: 'На път',
      held: 'Чака',
      withheld: 'Не се изпраща',
      delivered: 'Доставено',
      failed: 'Неуспешно',
      none: 'Никой не го очаква',
    },
    attempts: (count) => (count === 1 ? '1 опит' : `${count} опита`),
  },
};
