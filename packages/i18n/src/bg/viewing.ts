import type { viewing as english } from '../en/viewing.ts';

/** Какво виждат потребителите за прегледите от екипа. */
export const viewing: typeof english = {
  title: 'Кой е разглеждал акаунта ми',
  text: 'Екипът ни може да разгледа акаунт, за да помогне – за ограничено време и без да променя нищо в него. Всеки преглед е описан тук.',
  nobody: 'Никой не е разглеждал акаунта Ви.',
  now: (email) => `${email} разглежда акаунта Ви в момента`,
  viewed: (email) => `Акаунтът Ви е разгледан от ${email}`,
  usedBrandHub: (email) => `Въпрос на ${email} получи отговор по Вашия Brand Hub`,
  somebody: 'човек от екипа',
  span: (from, to) => `от ${from} до ${to}`,
  since: (from) => `от ${from}`,
  reason: (reason) => `Причина: ${reason}`,
  noReason: 'Не е посочена причина.',
  looked: (topics) => `Разгледано: ${topics}`,
  topics: {
    profile: 'профил',
    chats: 'чатове',
    brandHub: 'Brand Hub',
    queries: 'списък с въпроси',
  },
  more: 'По-ранни прегледи',
  loadFailed: 'Списъкът не се зареди.',
  loadAgain: 'Зареждане отново',
};
