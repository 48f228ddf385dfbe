import type { viewing as english } from '../en/viewing.ts';

/** Texts of the list of staff visits to an account. */
export const viewing: typeof english = {
  title: 'Кой е разглеждал профила ми',
  intro:
    'Екипът ни може да разгледа профила Ви, за да Ви помогне. Може само да го разглежда, не и да го променя, а всеки преглед е ограничен по време.',
  loading: 'Зареждане…',
  none: 'Никой не е разглеждал профила Ви и не е използвал Вашия Brand Hub.',
  someone: 'Бивш член на екипа',
  now: (time) => `в момента, най-късно до ${time}`,
  lessThanMinute: 'по-малко от минута',
  reason: (reason) => `Причина: ${reason}`,
  noReason: 'Не е посочена причина.',
  opened: (things) => `Разгледано: ${things}`,
  nothingOpened: 'Нищо не е разгледано.',
  things: {
    profile: 'профилът и Brand Hub',
    chats: 'чатовете',
    live: 'какво се е случило по време на прегледа',
    versions: 'по-ранните версии в Brand Hub',
    contact: 'съобщенията до екипа',
    queries: 'отчетът на въпросите',
    sessions: 'къде сте влезли в профила си',
    viewings: 'този списък',
    other: 'друго',
  },
  usedBrandHub: 'Вашият Brand Hub е използван за отговор на въпрос.',
  more: 'Още',
  loadFailed: 'Списъкът не можа да се зареди.',
  retry: 'Нов опит',
};
