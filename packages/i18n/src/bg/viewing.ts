import type { viewing as english } from '../en/viewing.ts';

/** Текстовете на списъка кой е разглеждал профила. */
export const viewing: typeof english = {
  title: 'Кой е разглеждал профила ми',
  intro:
    'Екипът ни може да разгледа профила Ви, за да Ви помогне. Той само гледа и не може да промени нищо, а всеки преглед е ограничен по време.',
  loading: 'Зареждане…',
  none: 'Никой не е разглеждал профила Ви и не е ползвал Вашия Brand Hub.',
  someone: 'Бивш член на екипа',
  now: (time) => `в момента, най-късно до ${time}`,
  moment: 'по-малко от минута',
  reason: (reason) => `Причина: ${reason}`,
  noReason: 'Не е посочена причина.',
  lookedAt: (things) => `Разгледано: ${things}`,
  nothing: 'Нищо не е разгледано.',
  things: {
    profile: 'личните данни и Brand Hub',
    chats: 'чатовете',
    live: 'какво се случваше междувременно',
    versions: 'по-ранни текстове в Brand Hub',
    contact: 'съобщенията до екипа',
    queries: 'зададените въпроси',
    viewings: 'този списък',
    other: 'друго',
  },
  usedBrandHub: 'Вашият Brand Hub е използван за отговор на въпрос.',
  more: 'Още',
  loadFailed: 'Списъкът не можа да се зареди.',
  retry: 'Нов опит',
};
