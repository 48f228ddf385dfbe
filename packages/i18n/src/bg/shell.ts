import type { shell as english } from '../en/shell.ts';

/** Текстовете на рамката около всички екрани. */
export const shell: typeof english = {
  loading: 'Зареждане...',
  language: 'Език',
  languages: { EN: 'English', BG: 'Български' },
  close: 'Затваряне',
  crashTitle: 'Нещо се счупи',
  crashText:
    'Чатовете Ви и Brand Hub са запазени на сървъра. Заредете страницата отново, за да продължите.',
  reload: 'Зареждане отново',
  toChat: 'Към чата',
  viewing: {
    label: 'Преглед на акаунт',
    as: (email) => `Разглеждате акаунта на ${email}`,
    readOnly: 'Тук нищо не може да се променя.',
    back: 'Към админ панела',
    return: 'Към админ панела',
    overTitle: 'Прегледът приключи',
    over: (email) =>
      `Вече не виждате акаунта на ${email}: времето изтече или беше отворен друг преглед.`,
  },
  loadFailedTitle: 'Профилът Ви не успя да се зареди',
  loadFailedText: 'Нищо не е загубено: всичко е запазено на сървъра.',
  errorId: (id) => `Номер на грешката: ${id}`,
};
